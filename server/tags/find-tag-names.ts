import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput, text, textLimits } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';
import { z } from 'zod';

/** Names that a search answers at most. */
const maxFound = 50;

export const findTagsInput = z.object({ term: text(textLimits.name).nullish() });

type Wanted = { isPublic: boolean; pattern: string; limit: number | null };

/** By name; those that begin with the term stand first. */
async function readNames({ em }: Context, { isPublic, pattern, limit }: Wanted): Promise<string[]> {
  const rows = await query(
    em,
    sql<{ name: string }>`
      select name from tag where public = ${isPublic} and name ilike ${pattern}
       order by (name ilike ${pattern.slice(1)}) desc, lower(name) limit ${limit}`,
  );
  return rows.map(({ name }) => name);
}

/** The names of all public tags, or of those with the term in them, at most 50. Anyone; V_12, V_14 on `tag.term`. */
export async function findPublicTagNames(context: Context, input?: unknown): Promise<string[]> {
  if (input === undefined) return readNames(context, { isPublic: true, pattern: '%%', limit: null });
  const { term } = parseInput(findTagsInput, input ?? {}, 'tag');
  return readNames(context, { isPublic: true, pattern: likePattern(term ?? ''), limit: maxFound });
}

/** As `findPublicTagNames`, of the private ones. Signed in. */
export async function findPrivateTagNames(context: Context, input?: unknown): Promise<string[]> {
  requireViewer(context);
  if (input === undefined) return readNames(context, { isPublic: false, pattern: '%%', limit: null });
  const { term } = parseInput(findTagsInput, input ?? {}, 'tag');
  return readNames(context, { isPublic: false, pattern: likePattern(term ?? ''), limit: maxFound });
}
