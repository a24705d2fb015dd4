import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput, textInput, textLimits } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';

/** Most results of a search. */
const maxResults = 50;

export const findTagNamesInput = z.object({ term: textInput(textLimits.name).nullish() });

type TagKind = 'public' | 'private';

/**
 * Returns the names of all tags of a kind, or at most 50 that contain the term, prefix matches first.
 * Anyone for public tags, signed in for private ones; V_12, V_14 on `tag.term`.
 */
export async function findTagNames(context: Context, kind: TagKind, input?: unknown): Promise<string[]> {
  if (kind === 'private') requireViewer(context);
  const { term } = input === undefined ? {} : parseInput(findTagNamesInput, input ?? {}, 'tag');
  const pattern = likePattern(term ?? '');
  const rows = await query(
    context.em,
    sql<{ name: string }>`
      select name from tag where public = ${kind === 'public'} and name ilike ${pattern}
       order by (name ilike ${pattern.slice(1)}) desc, lower(name) limit ${input === undefined ? null : maxResults}`,
  );
  return rows.map(({ name }) => name);
}
