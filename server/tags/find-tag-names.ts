import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';

/** Names that a search answers at most. */
const maxFound = 50;

export const findTagsInput = z.object({ term: text(textLimits.name).nullish() });

type TagKind = 'public' | 'private';

/**
 * The names of all tags of a kind, or of those with the term in them, at most 50; those that begin with it first.
 * Anyone for the public ones, signed in for the private ones; V_12, V_14 on `tag.term`.
 */
export async function findTagNames(context: Context, kind: TagKind, input?: unknown): Promise<string[]> {
  if (kind === 'private') requireViewer(context);
  const { term } = input === undefined ? {} : parseInput(findTagsInput, input ?? {}, 'tag');
  const pattern = likePattern(term ?? '');
  const rows = await query(
    context.em,
    sql<{ name: string }>`
      select name from tag where public = ${kind === 'public'} and name ilike ${pattern}
       order by (name ilike ${pattern.slice(1)}) desc, lower(name) limit ${input === undefined ? null : maxFound}`,
  );
  return rows.map(({ name }) => name);
}
