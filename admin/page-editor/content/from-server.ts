import type { EditorVersionFragment } from '../../generated/graphql.ts';
import type { PageContent } from './page-content.ts';
import { contentSchema } from './read-content.ts';

/** Content of a fetched version, as a copy: what Apollo holds is frozen. */
export function fromServer(version: EditorVersionFragment): PageContent {
  return contentSchema.parse(structuredClone(version));
}
