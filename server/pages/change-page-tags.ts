import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { changeTags, tagNamesInput } from '../tags/index.ts';
import { lockPage } from './lock-pages.ts';
import type { Page } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';

const changePageTagsInput = z.object({ pageID: idInput, addTags: tagNamesInput, removeTags: tagNamesInput });

/**
 * Adds tags to a page and removes others; its other tags stay. A published page shows the change at once. edit-page.
 * 404 PM_01; V_16, V_14, V_12 on `page.addTags` and `page.removeTags`.
 */
export async function changePageTags(context: Context, input: unknown): Promise<Page> {
  requireViewer(context);
  const { pageID, addTags, removeTags } = parseInput(changePageTagsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    const change = { add: addTags, remove: removeTags, property: 'page.addTags' };
    if (!(await changeTags(tx.em, { kind: 'page', id: pageID }, change))) return page;
    await tx.audit({ action: 'page.tagged', subjectId: pageID, changedFields: ['tags'] });
    await tx.emit({ name: 'page.tagged', pageID });
    return page;
  });
}
