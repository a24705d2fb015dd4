import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { tagNameInput } from './tag-name.ts';
import { canManageTags } from './tag.policy.ts';
import { lockTags, type Tag } from './tag.queries.ts';

/** Fields that are left out stay unchanged. */
const editTagInput = z.object({ id: idInput, name: tagNameInput.nullish(), public: z.boolean().nullish() });

/**
 * Changes the name or visibility of a tag, for all pages and files. manage-tags.
 * 404 V_12 on `tag.id`; V_16, V_14, V_12 on `tag.…`; 409 V_06 on `tag.name` if another tag has that name.
 */
export async function editTag(context: Context, input: unknown): Promise<Tag> {
  authorize(context.viewer, canManageTags(context.viewer));
  const changes = parseInput(editTagInput, input, 'tag');
  return inTransaction(context, async (tx) => {
    const [tag] = await lockTags(tx.em, [changes.id]);
    if (!tag) throw new Error('No tag was locked');
    const changed = { ...tag, name: changes.name ?? tag.name, public: changes.public ?? tag.public };
    const changedFields = (['name', 'public'] as const).filter((field) => changed[field] !== tag[field]);
    if (changedFields.length === 0) return tag;
    await query(tx.em, sql`update tag set name = ${changed.name}, public = ${changed.public} where id = ${tag.id}`);
    await tx.audit({ action: 'tag.edited', subjectId: tag.id, changedFields });
    await tx.emit({ name: 'tag.changed', tagID: tag.id });
    return changed;
  });
}
