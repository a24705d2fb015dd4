import type { PublicationCheck } from '../checks/publication-check.ts';
import type { FieldOwner } from '../content/change-content.ts';
import type { FieldContent } from '../content/page-content.ts';

/** Where the fields of a form stand. */
export type FieldScope = {
  owner: FieldOwner;
  /** Block type or page type, under which the fields' texts stand. */
  ownerID: string;
  /** All that the owner holds. */
  content: FieldContent;
  /** What stands before the fields' names: '', or `cards.<row key>.` inside a repeatable group. */
  prefix?: string;
  checks: readonly PublicationCheck[];
};
