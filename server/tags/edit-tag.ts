import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { tagName } from './tag-name.ts';
import { canManageTags } from './tag.policy.ts';
import { lockTags, type Tag } from './tag.queries.ts';

/** What is left out stays as it is. */
const editTagInput = z.object({ id, name: tagName.nullish(), public: z.boolean().nullish() });

/**
 * Renames a tag on all that has it, or shows it to visitors. manage-tags.
 * 404 V_12 `tag.id`; V_16, V_14, V_12 on `tag.…`; 409 V_06 `tag.name` where another has that name.
 */
export async function editTag(context: Context, input: unknown): Promise<Tag> {
  authorize(context.viewer, canManageTags(context.viewer));
  const wanted = parseInput(editTagInput, input, 'tag');
  return inTransaction(context, async (tx) => {
    const [tag] = await lockTags(tx.em, [wanted.id]);
    if (!tag) throw new Error('no tag was locked');
    const changed = { ...tag, name: wanted.name ?? tag.name, public: wanted.public ?? tag.public };
    const changedFields = (['name', 'public'] as const).filter((field) => changed[field] !== tag[field]);
    if (changedFields.length === 0) return tag;
    await query(tx.em, sql`update tag set name = ${changed.name}, public = ${changed.public} where id = ${tag.id}`);
    await tx.audit({ action: 'tag.edited', subjectType: 'tag', subjectId: tag.id, changedFields });
    await tx.emit({ name: 'tag.changed', tagID: tag.id });
    return changed;
  });
}
