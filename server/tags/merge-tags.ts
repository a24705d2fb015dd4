import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canManageTags } from './tag.policy.ts';
import { findTags, lockTags, type Tag } from './tag.queries.ts';

const mergeTagsInput = z.object({ ids: z.array(idInput).min(1).max(1_000), into: idInput });

/**
 * Replaces tags by the tag `into` on all pages and files, and deletes them. manage-tags.
 * 404 V_12 on `tag.id` for an unknown tag; V_12 on `tag.ids` if `into` is one of them.
 */
export async function mergeTags(context: Context, input: unknown): Promise<Tag> {
  authorize(context.viewer, canManageTags(context.viewer));
  const { ids, into } = parseInput(mergeTagsInput, input, 'tag');
  if (ids.includes(into)) throw InvalidInput.of(Errors.invalid, 'tag.ids');
  return inTransaction(context, async (tx) => {
    await lockTags(tx.em, [...ids, into]);
    await query(
      tx.em,
      sql`insert into page_tag select page_id, ${into}::int from page_tag where tag_id = any(${ids}::int[])
          on conflict do nothing`,
    );
    await query(
      tx.em,
      sql`insert into file_tag select file_id, ${into}::int from file_tag where tag_id = any(${ids}::int[])
          on conflict do nothing`,
    );
    await query(tx.em, sql`delete from tag where id = any(${ids}::int[])`);
    await tx.audit({ action: 'tag.merged', subjectId: into });
    await tx.emit({ name: 'tag.changed', tagID: into });
    const [tag] = await findTags(tx.em, [into]);
    if (!tag) throw new Error('The tag was deleted meanwhile');
    return tag;
  });
}
