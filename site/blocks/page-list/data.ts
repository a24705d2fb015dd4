import { NewestPagesDocument } from '../../generated/graphql.ts';
import { readFields } from '../../shared/read-fields.ts';
import type { LoadBlockData } from '../../shared/block-data.ts';
import type { ViewImage } from '../../shared/view-block.ts';
import { pageListDefinition } from './definition.ts';

const DEFAULT_COUNT = 3;
const MAX_COUNT = 24;

/** `date` is an ISO timestamp, '' if unknown. */
export type ListedPage = { path: string; title: string; text: string; date: string; image: ViewImage | null };

/** Loads the newest pages, except the page with the list. */
export const loadPageList: LoadBlockData<readonly ListedPage[]> = async (block, { execute, locale, path }) => {
  const { type, tag, count } = readFields(pageListDefinition, block);
  const wanted = Math.min(Math.max(Math.round(count ?? DEFAULT_COUNT), 1), MAX_COUNT);
  const { newestPages } = await execute(NewestPagesDocument, {
    locale,
    type: type === 'all' ? null : type,
    tag: tag.trim() || null,
    count: wanted + 1,
  });
  return newestPages
    .filter((page) => page.path !== path)
    .slice(0, wanted)
    .map(({ pageVersion, firstPublishedAt, ...page }) => ({
      path: page.path,
      title: page.title,
      text: pageVersion.seoDescription,
      date: firstPublishedAt ?? '',
      image: pageVersion.seoImage,
    }));
};
