import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { replaceTags, tagNamesInput } from '../tags/index.ts';
import { lockPage } from './lock-pages.ts';
import type { Page } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';

const tagPageInput = z.object({ pageID: idInput, tags: tagNamesInput });

/**
 * Replaces the tags of a page; a published page shows them at once. edit-page.
 * 404 PM_01; V_16, V_14, V_12 on `page.tags`.
 */
export async function tagPage(context: Context, input: unknown): Promise<Page> {
  requireViewer(context);
  const { pageID, tags } = parseInput(tagPageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (!(await replaceTags(tx.em, { kind: 'page', id: pageID }, tags))) return page;
    await tx.audit({ action: 'page.tagged', subjectId: pageID, changedFields: ['tags'] });
    await tx.emit({ name: 'page.tagged', pageID });
    return page;
  });
}
