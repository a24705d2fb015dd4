import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { tagName } from './tag-name.ts';
import { canManageTags } from './tag.policy.ts';
import { findTags, type Tag } from './tag.queries.ts';

/** Tags that one call makes at most. */
const maxNames = 1_000;

const createTagsInput = z.object({
  names: z.array(tagName).min(1).max(maxNames),
  public: z.boolean().nullish(),
});

/** In one order, so that two who make the same tags wait for each other instead of dying. */
async function insertTags(tx: Transaction, names: readonly string[], isPublic: boolean): Promise<number[]> {
  const rows = await query(
    tx.em,
    sql<{ id: number }>`insert into tag (name, public)
                        select name, ${isPublic}::boolean from unnest(${names}::text[]) as name
                         order by lower(name), name
                        on conflict do nothing returning id`,
  );
  for (const { id } of rows) await tx.audit({ action: 'tag.created', subjectType: 'tag', subjectId: id });
  return rows.map(({ id }) => id);
}

/**
 * Makes the tags that are not there yet, in one go; those that are stay as they are. Answers the new ones.
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
