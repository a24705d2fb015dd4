import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { isLongerThan, isStorableText, textLimits, Errors } from '../shared/errors/index.ts';
import { hasOverlongMarks, normalizeText } from '../shared/normalize-text.ts';

/** Most tags of a page or file. */
export const maxTags = 50;

const isName = (value: string): boolean => isStorableText(value) && !/\p{Cc}/u.test(value) && !hasOverlongMarks(value);

const toName = (value: string): string => normalizeText(value).trim();

/** Removes duplicates, ignoring case; keeps the first spelling. */
const distinct = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap(([name]) => name ?? []);

/** A tag name, normalised to NFC and trimmed. V_16 if blank, V_14 if too long, V_12 with control characters. */
export const tagNameInput = z
  .string()
  .refine(isName, { abort: true })
  .transform(toName)
  .refine((name) => name !== '', { params: { code: Errors.blank } })
  .refine((name) => !isLongerThan(textLimits.name, name), { params: { code: Errors.tooLong } });

/**
 * Tag names, without duplicates (ignoring case). V_16 if blank, V_14 if too long or too many, V_12 if otherwise
 * invalid.
 */
export const tagNamesInput = z
  .array(z.string())
  .refine((names) => names.every(isName), { abort: true })
  .transform((names) => distinct(names.map(toName)))
  .refine((names) => !names.includes(''), { params: { code: Errors.blank } })
  .refine((names) => names.length <= maxTags && !names.some((name) => isLongerThan(textLimits.name, name)), {
    params: { code: Errors.tooLong },
  });

/** Returns the ids of the tags with these names; new tags are created as private. */
export async function findOrCreateTags(em: EntityManager, names: readonly string[]): Promise<number[]> {
  // In a fixed order, so that concurrent inserts of the same tags do not deadlock.
  await query(
    em,
    sql`insert into tag (name) select name from unnest(${names}::text[]) as name order by lower(name)
        on conflict do nothing`,
  );
  const rows = await query(
    em,
    sql<{ id: number }>`
      select id from tag where lower(name) in (select lower(name) from unnest(${names}::text[]) as name)`,
  );
  return rows.map(({ id }) => id);
}
