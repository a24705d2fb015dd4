import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';

/** Pages of an answer, at most. */
const mostPages = 50;

const optional = () =>
  text(textLimits.name)
    .nullish()
    .transform((value) => value ?? '');

export const searchPagesInput = z.object({ locale: optional(), searchTerm: optional() });

/** What a link picker shows of a page. */
export type FoundPage = { id: number; title: string; slug: string; locale: string; type: string };

/**
 * The pages outside the bin whose title or slug has the term in it, at most 50: first what is the term, then what
 * begins with it, then a word that does. Without a locale, of all. Signed in; V_12, V_14 on `page.…`.
 */
export async function searchPages(context: Context, input: unknown): Promise<FoundPage[]> {
  requireViewer(context);
  const { locale, searchTerm } = parseInput(searchPagesInput, input, 'page');
  const pattern = likePattern(searchTerm);
  const term = searchTerm.trim();
  return query(
    context.em,
    sql<FoundPage>`
      select id, title, slug, locale, type from page
       where deleted_at is null and (${locale} = '' or locale = ${locale})
         and (title_key like lower(${pattern}) or slug like lower(${pattern}))
       order by case
           when title_key = lower(${term}) or slug = lower(${term}) then 0
           when starts_with(title_key, lower(${term})) or starts_with(slug, lower(${term})) then 1
           when position(' ' || lower(${term}) in title_key) > 0 then 2
           else 3
         end, title_key, id
       limit ${mostPages}`,
  );
}
