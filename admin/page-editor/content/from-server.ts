import type { EditorContentFragment } from '../../generated/graphql.ts';
import type { PageContent } from './page-content.ts';
import { contentSchema } from './read-content.ts';

/** Content of a fetched version, as a copy: what Apollo holds is frozen. */
export function fromServer(version: EditorContentFragment): PageContent {
  const { pageType, ...content } = structuredClone(version);
  return contentSchema.parse({ ...content, pageType: { ...pageType, id: pageType.type } });
}
