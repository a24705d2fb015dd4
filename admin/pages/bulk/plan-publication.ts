import type { PageRowFragment, PagesPublishingChecksQuery } from '../../generated/graphql.ts';

export type PageChecks = PagesPublishingChecksQuery['pagesPublishingChecks'][number];
type Row = Pick<PageRowFragment, 'id' | 'title' | 'live' | 'status'>;

/** A skipped page with its checks; undefined if the page no longer exists. */
export type SkippedPage<Page> = { page: Page; checks: PageChecks | undefined };

export type PublicationPlan<Page> = {
  ready: Page[];
  skipped: SkippedPage<Page>[];
  /** The ready pages by effect: not yet visible, visible in an older version, or with an open request. */
  newCount: number;
  replacedCount: number;
  requestedCount: number;
};

/** Returns which of the selected pages will be published, and what changes for visitors. */
export function planPublication<Page extends Row>(
  pages: readonly Page[],
  checks: readonly PageChecks[],
): PublicationPlan<Page> {
  const checksByID = new Map(checks.map((one) => [one.pageID, one]));
  const isReady = ({ id }: Page): boolean => {
    const found = checksByID.get(id);
    return found !== undefined && !found.isEmpty && found.errors.length === 0;
  };
  const ready = pages.filter(isReady);
  return {
    ready,
    skipped: pages.filter((page) => !isReady(page)).map((page) => ({ page, checks: checksByID.get(page.id) })),
    newCount: ready.filter(({ live }) => !live).length,
    replacedCount: ready.filter(({ live }) => live).length,
    requestedCount: ready.filter(({ status }) => status === 'REQUESTED').length,
  };
}
