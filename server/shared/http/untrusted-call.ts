import { NotPermitted } from '../errors/index.ts';

/** 403 V_04: a page of another site could have sent it. */
export class UntrustedCall extends NotPermitted {
  override readonly detail =
    'send X-Requested-With: XMLHttpRequest, and with a change the x-csrf-token of an answer as X-CSRF-Token';

  constructor() {
    super('V_04');
  }
}
