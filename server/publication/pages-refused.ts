import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';

/** Why one page is not published. */
export type PageRefusal = { pageID: number; errors: readonly ErrorItem[] };

/** The publishing checks stand in the way of at least one page; its errors are those of the first. */
export class PagesRefused extends InvalidInput {
  readonly refusals: readonly PageRefusal[];

  constructor(refusals: readonly PageRefusal[]) {
    super(refusals[0]?.errors ?? []);
    this.refusals = refusals;
  }
}
