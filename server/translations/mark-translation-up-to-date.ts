import { canEditPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { loadTranslations, recordSourceRevision } from './translation.queries.ts';

/**
 * Marks a translation as up to date with the current source. edit-page for the translation.
 * 404 PM_01; 409 V_07 on `page.source` if the page is not a translation or its source was deleted.
 */
export async function markTranslationUpToDate(context: Context, pageID: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    const [translation] = await loadTranslations(tx.em, [pageID]);
    if (!translation?.sourceID) throw InvalidInput.of(Errors.invalidState, 'page.source');
    await recordSourceRevision(tx.em, pageID, translation.sourceID);
    await tx.audit({ action: 'page.brought-up-to-date', subjectId: pageID });
    return page;
  });
}
