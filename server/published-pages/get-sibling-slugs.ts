import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';

/** The REST response for a slug of a translation. */
export const siblingSlugResponse = z.object({ locale: z.string(), slug: z.string() });
type SiblingSlug = z.output<typeof siblingSlugResponse>;

/**
 * Returns the slugs of a page and its translations, in the order of the locales in the settings: published ones for
 * visitors, all outside the bin for staff. Anyone; 404 PM_01 if the page itself is not among them.
 */
export async function getSiblingSlugs({ em, viewer }: Context, pageID: number): Promise<SiblingSlug[]> {
  const { availableLocales } = await loadSettings(em);
  const isStaff = viewer !== null;
  const rows = await query(
    em,
    sql<SiblingSlug & { id: number }>`
      select sibling.id, sibling.locale, sibling.slug
        from page p join page sibling on sibling.sibling_group_id = p.sibling_group_id
       where p.id = ${pageID} and sibling.deleted_at is null
         and (${isStaff}::boolean or sibling.live_version_id is not null)
       order by array_position(${availableLocales}::text[], sibling.locale), sibling.locale`,
  );
  if (!rows.some(({ id }) => id === pageID)) throw new NotFound(Errors.pageNotFound);
  return rows.map(({ locale, slug }) => ({ locale, slug }));
}
