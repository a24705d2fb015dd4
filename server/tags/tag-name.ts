import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { isLongerThan, isStorableText, textLimits } from '../shared/errors/index.ts';
import { hasOverlongMarks, normalizeText } from '../shared/normalize-text.ts';

/** Tags that one page or file may have. */
export const maxTags = 50;

const isName = (value: string): boolean => isStorableText(value) && !/\p{Cc}/u.test(value) && !hasOverlongMarks(value);

const toName = (value: string): string => normalizeText(value).trim();

/** The first spelling of each, whatever its case. */
const distinct = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap(([name]) => name ?? []);

/** Name of a tag, NFC and trimmed. V_16 blank, V_14 too long, V_12 with control characters. */
export const tagName = z
  .string()
  .refine(isName, { abort: true })
  .transform(toName)
  .refine((name) => name !== '', { params: { code: 'V_16' } })
  .refine((name) => !isLongerThan(textLimits.name, name), { params: { code: 'V_14' } });

/** Names of tags, each once whatever its case. V_16 blank, V_14 too long or too many, V_12 another wrong form. */
export const tagNames = z
  .array(z.string())
  .refine((names) => names.every(isName), { abort: true })
  .transform((names) => distinct(names.map(toName)))
  .refine((names) => !names.includes(''), { params: { code: 'V_16' } })
  .refine((names) => names.length <= maxTags && !names.some((name) => isLongerThan(textLimits.name, name)), {
    params: { code: 'V_14' },
  });

/** The ids of the tags of these names; those that are new are made, for the staff alone. */
export async function makeTags(em: EntityManager, names: readonly string[]): Promise<number[]> {
  // In one order, so that two who make the same tags wait for each other instead of dying.
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
