import type { PublicationCheck } from '../checks/publication-check.ts';
import type { FieldOwner } from '../content/change-content.ts';
import type { FieldContent } from '../content/page-content.ts';

/** The block, page type or row that the fields of a form belong to. */
export type FieldScope = {
  owner: FieldOwner;
  /** Block type or page type, which is part of the fields' text keys. */
  ownerID: string;
  /** The owner's whole content. */
  content: FieldContent;
  /** Prefix of the fields' paths: '', or `cards.<row key>.` inside a repeatable group. */
  prefix?: string;
  checks: readonly PublicationCheck[];
};
