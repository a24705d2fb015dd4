import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';

/** Why one page cannot be published. */
export type PageRefusal = { pageID: number; errors: readonly ErrorItem[] };

/** Thrown if the publishing checks find errors in at least one page; `errors` are those of the first such page. */
export class PublishingRefused extends InvalidInput {
  readonly refusals: readonly PageRefusal[];

  constructor(refusals: readonly PageRefusal[]) {
    super(refusals[0]?.errors ?? []);
    this.refusals = refusals;
  }
}
