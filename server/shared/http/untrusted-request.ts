import { NotPermitted, Errors } from '../errors/index.ts';

/** 403 V_04: another site's page could have sent it. */
export class UntrustedRequest extends NotPermitted {
  override readonly detail =
    'send X-Requested-With: XMLHttpRequest, and for changes the x-csrf-token of a response as X-CSRF-Token';

  constructor() {
    super(Errors.invalidCsrfToken);
  }
}
