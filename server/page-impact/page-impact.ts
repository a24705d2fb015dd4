import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { findLinkingMenus, type LinkingMenu } from '../menu/index.ts';
import {
  findLinkingPages,
  findOtherTranslations,
  type LinkingPage,
  selectPagesOutsideBin,
  type SiblingRow,
} from '../pages/index.ts';
import { countRequestsOf, countSchedulesOf } from '../publication/index.ts';
import { countRedirectsTo } from '../redirects/index.ts';

/** Most pages per request, and most linking pages in the result. */
const maxPages = 100;

const pageImpactInput = z.object({ pageIDs: z.array(idInput).max(maxPages) });

/** What a change of pages would affect. */
export type PageImpact = {
  /** Sorted by title, at most 100. */
  linkingPages: LinkingPage[];
  linkingPageCount: number;
  menus: LinkingMenu[];
  /** Translations outside the bin that are not among the pages. */
  translations: SiblingRow[];
  livePageCount: number;
  openRequestCount: number;
  scheduledCount: number;
  redirectCount: number;
};

type Counts = Pick<PageImpact, 'livePageCount' | 'openRequestCount' | 'scheduledCount' | 'redirectCount'>;

const wantedIDs = sql`select id from wanted`;

async function countAffected({ em }: Context, pageIDs: readonly number[]): Promise<Counts> {
  const [counts] = await query(
    em,
    sql<Counts>`
      with wanted as (${selectPagesOutsideBin(sql`p.id = any(${pageIDs}::int[])`)})
      select (select count(*) from wanted where live_version_id is not null)::int as "livePageCount",
             ${countRequestsOf(wantedIDs)} as "openRequestCount",
             ${countSchedulesOf(wantedIDs)} as "scheduledCount",
             ${countRedirectsTo(wantedIDs)} as "redirectCount"`,
  );
  return counts ?? { livePageCount: 0, openRequestCount: 0, scheduledCount: 0, redirectCount: 0 };
}

/**
 * Returns what deleting or unpublishing these pages, or changing their slugs, affects. Signed in; V_12 on
 * `page.pageIDs`.
 */
export async function findPageImpact(context: Context, input: unknown): Promise<PageImpact> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageImpactInput, input, 'page');
  return {
    ...(await findLinkingPages(context.em, pageIDs, maxPages)),
    menus: await findLinkingMenus(context.em, pageIDs),
    translations: await findOtherTranslations(context.em, pageIDs),
    ...(await countAffected(context, pageIDs)),
  };
}
