import type { EditorContentFragment } from '../../generated/graphql.ts';
import type { PageContent } from './page-content.ts';
import { contentSchema } from './content-schema.ts';

/** Converts a fetched version to editable content. A copy, since Apollo's objects are frozen. */
export function toPageContent(version: EditorContentFragment): PageContent {
  const { pageType, ...content } = structuredClone(version);
  return contentSchema.parse({ ...content, pageType: { ...pageType, id: pageType.type } });
}
