import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { tagNameInput } from './tag-name.ts';
import { canManageTags } from './tag.policy.ts';
import { findTags, type Tag } from './tag.queries.ts';

/** Most tags per request. */
const maxNames = 1_000;

const createTagsInput = z.object({
  names: z.array(tagNameInput).min(1).max(maxNames),
  public: z.boolean().nullish(),
});

/** Inserts tags in a fixed order, so that concurrent inserts do not deadlock; returns the ids of new ones. */
async function insertTags(tx: Transaction, names: readonly string[], isPublic: boolean): Promise<number[]> {
  const rows = await query(
    tx.em,
    sql<{ id: number }>`insert into tag (name, public)
                        select name, ${isPublic}::boolean from unnest(${names}::text[]) as name
                         order by lower(name), name
                        on conflict do nothing returning id`,
  );
  for (const { id } of rows) await tx.audit({ action: 'tag.created', subjectId: id });
  return rows.map(({ id }) => id);
}

/**
 * Creates the tags that do not exist yet and returns them; existing ones stay unchanged.
 * manage-tags. V_16, V_14, V_12 on `tag.names.…`.
 */
export async function createTags(context: Context, input: unknown): Promise<Tag[]> {
  authorize(context.viewer, canManageTags(context.viewer));
  const { names, public: isPublic } = parseInput(createTagsInput, input, 'tag');
  return inTransaction(context, async (tx) => {
    const ids = await insertTags(tx, names, isPublic ?? false);
    if (ids.length > 0) await tx.emit({ name: 'tag.changed', tagID: ids[0] ?? 0 });
    return findTags(tx.em, ids);
  });
}
