import type { PageRowFragment, PagesPublishingChecksQuery } from '../../generated/graphql.ts';

export type PageChecks = PagesPublishingChecksQuery['pagesPublishingChecks'][number];
type Row = Pick<PageRowFragment, 'id' | 'title' | 'live' | 'status'>;

/** A page that is left out, with its checks; without them it does not exist any more. */
export type HeldBack<Page> = { page: Page; checks: PageChecks | undefined };

export type PublicationPlan<Page> = {
  ready: Page[];
  heldBack: HeldBack<Page>[];
  /** Of the pages that are ready: visitors do not see them now, see an older version, or somebody asked for them. */
  newCount: number;
  replacedCount: number;
  requestedCount: number;
};

/** Which of the chosen pages will be published, and what visitors will notice. */
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
    heldBack: pages.filter((page) => !isReady(page)).map((page) => ({ page, checks: checksByID.get(page.id) })),
    newCount: ready.filter(({ live }) => !live).length,
    replacedCount: ready.filter(({ live }) => live).length,
    requestedCount: ready.filter(({ status }) => status === 'REQUESTED').length,
  };
}
