import type { TagRowFragment } from '../generated/graphql.ts';

/** What is being done in a dialog; the chosen tags are those of the list. */
export type TagTask = { kind: 'create' | 'merge' | 'delete' } | { kind: 'edit'; tag: TagRowFragment };
