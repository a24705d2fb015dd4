import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { idInput, parseInput, requiredTextInput, textLimits } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { copyPageTags } from '../tags/index.ts';
import { insertPage } from './insert-page.ts';
import { loadNewestVersion } from './lock-pages.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { loadPage } from './page.queries.ts';
import { slugInput, copyContent } from '../content/index.ts';

export const duplicatePageInput = z.object({
  pageID: idInput,
  locale: requiredTextInput(textLimits.name),
  title: requiredTextInput(textLimits.name),
  slug: slugInput,
});

/**
 * Creates a separate page with the newest content, the tags and the typeData of another. create-page for its locale
 * and type.
 * 404 PM_01; V_01, V_12, V_14 on `page.…`; 409 V_06 on `page.slug`.
 */
export async function duplicatePage(context: Context, input: unknown): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const { pageID, locale, title, slug } = parseInput(duplicatePageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const source = await loadPage(tx.em, pageID);
    const { type, typeData } = source;
    const created = await insertPage(tx, {
      page: { title, slug, locale, type, typeData },
      content: copyContent(await loadNewestVersion(tx.em, source)),
      siblingGroupId: null,
    });
    await copyPageTags(tx.em, { from: source.id, to: created.page.id });
    await tx.audit({ action: 'page.duplicated', subjectId: created.page.id });
    await tx.emit({ name: 'page.created', pageID: created.page.id });
    return created;
  });
}
