import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput, textInput, textLimits } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';

/** Most pages per response. */
const maxPages = 50;

const optional = () =>
  textInput(textLimits.name)
    .nullish()
    .transform((value) => value ?? '');

export const searchPagesInput = z.object({ locale: optional(), searchTerm: optional() });

/** A page as shown in a link picker. */
export type PageSearchResult = { id: number; title: string; slug: string; locale: string; type: string };

/**
 * Returns at most 50 pages outside the bin whose title or slug contains the term: exact matches first, then prefixes,
 * then word prefixes. Without a locale, of all locales. Signed in; V_12, V_14 on `page.…`.
 */
export async function searchPages(context: Context, input: unknown): Promise<PageSearchResult[]> {
  requireViewer(context);
  const { locale, searchTerm } = parseInput(searchPagesInput, input, 'page');
  const pattern = likePattern(searchTerm);
  const term = searchTerm.trim();
  return query(
    context.em,
    sql<PageSearchResult>`
      select id, title, slug, locale, type from page
       where deleted_at is null and (${locale} = '' or locale = ${locale})
         and (title_key like lower(${pattern}) or slug like lower(${pattern}))
       order by case
           when title_key = lower(${term}) or slug = lower(${term}) then 0
           when starts_with(title_key, lower(${term})) or starts_with(slug, lower(${term})) then 1
           when position(' ' || lower(${term}) in title_key) > 0 then 2
           else 3
         end, title_key, id
       limit ${maxPages}`,
  );
}
