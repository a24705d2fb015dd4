import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query, sql } from '../shared/database/query.ts';
import { isStorableText, textLimits } from '../shared/errors/index.ts';

/** Tags that one file may have. */
const maxTags = 50;

const isName = (value: string): boolean => isStorableText(value) && !/\p{Cc}/u.test(value);

/** The first spelling of each, whatever its case. */
const distinct = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap(([name]) => name ?? []);

/** Names of tags, NFC and trimmed, each once. V_16 blank, V_14 too long or too many, V_12 another wrong form. */
export const tagNames = z
  .array(z.string())
  .refine((names) => names.every(isName), { abort: true })
  .transform((names) => distinct(names.map((name) => name.normalize('NFC').trim())))
  .refine((names) => !names.includes(''), { params: { code: 'V_16' } })
  .refine((names) => names.length <= maxTags && names.every((name) => name.length <= textLimits.name), {
    params: { code: 'V_14' },
  });

/** Tags by file, each by name. */
export async function findFileTags(
  em: EntityManager,
  fileIDs: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await query(
    em,
    sql<{ id: number; names: string[] }>`
      select ft.file_id as id, array_agg(t.name order by lower(t.name)) as names
      from file_tag ft join tag t on t.id = ft.tag_id
      where ft.file_id = any(${fileIDs}::int[]) group by ft.file_id`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Replaces the tags of a file; those that are new are made, for the staff alone. */
export async function writeFileTags(em: EntityManager, fileID: number, names: readonly string[]): Promise<void> {
  // In one order, so that two who make the same tags wait for each other instead of dying.
  await query(
    em,
    sql`insert into tag (name) select name from unnest(${names}::text[]) as name order by lower(name)
        on conflict do nothing`,
  );
  await query(em, sql`delete from file_tag where file_id = ${fileID}`);
  await query(
    em,
    sql`insert into file_tag (file_id, tag_id)
        select ${fileID}::int, id from tag where lower(name) in (select lower(name) from unnest(${names}::text[]) as name)`,
  );
}
