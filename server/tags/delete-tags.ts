import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageTags } from './tag.policy.ts';
import { lockTags } from './tag.queries.ts';

/** Pages per event: PostgreSQL limits a notification to 8,000 bytes. */
const pagesPerEvent = 500;

const deleteTagsInput = z.object({ ids: z.array(idInput).min(1).max(1_000) });

/**
 * Permanently deletes tags, also from all pages and files; returns their ids. manage-tags. 404 V_12 on `tag.id` for an
 * unknown one.
 */
export async function deleteTags(context: Context, input: unknown): Promise<number[]> {
  authorize(context.viewer, canManageTags(context.viewer));
  const { ids } = parseInput(deleteTagsInput, input, 'tag');
  return inTransaction(context, async (tx) => {
    const tags = await lockTags(tx.em, ids);
    const deleted = tags.map((tag) => tag.id);
    const pages = await query(
      tx.em,
      sql<{ id: number }>`select distinct page_id as id from page_tag where tag_id = any(${deleted}::int[])`,
    );
    await query(tx.em, sql`delete from tag where id = any(${deleted}::int[])`);
    for (const subjectId of deleted) await tx.audit({ action: 'tag.deleted', subjectId });
    for (let from = 0; from < pages.length; from += pagesPerEvent) {
      const pageIDs = pages.slice(from, from + pagesPerEvent).map((page) => page.id);
      await tx.emit({ name: 'pages.untagged', pageIDs });
    }
    await tx.emit({ name: 'tag.changed', tagID: deleted[0] ?? 0 });
    return deleted;
  });
}
