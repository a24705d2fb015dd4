import type { TagRowFragment } from '../generated/graphql.ts';

/** The open dialog; the other kinds apply to the tags selected in the list. */
export type TagDialog = { kind: 'create' | 'merge' | 'delete' } | { kind: 'edit'; tag: TagRowFragment };
