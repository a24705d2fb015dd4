import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { idInput, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockPage } from './lock-pages.ts';
import { lockAddresses, replacePageSlug } from './replace-page-slug.ts';
import type { Page } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';
import { slugInput } from '../content/index.ts';

/** `shouldUpdateLinks`: links made to the old slug show the new one instead of being redirected. */
export const changeSlugInput = z.object({
  id: idInput.optional(),
  slug: slugInput,
  shouldUpdateLinks: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/**
 * Changes a page's slug; the old slug redirects to the page. Does nothing if the page has that slug already.
 * 404 PM_01; V_01, V_12, V_14 on `page.slug`, 409 V_06 if it is taken; V_12 on `page.id` if it differs from `pageID`.
 */
export async function changeSlug(context: Context, pageID: number, input: unknown): Promise<Page> {
  requireViewer(context);
  const { id: bodyID, slug, shouldUpdateLinks } = parseInput(changeSlugInput, input, 'page');
  if (bodyID !== undefined && bodyID !== pageID) throw InvalidInput.of(Errors.invalid, 'page.id');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (slug === page.slug) return page;
    await lockAddresses(tx, page.locale);
    await replacePageSlug(tx, page, { slug, keepsLinks: !shouldUpdateLinks });
    await tx.audit({
      action: 'page.slug-changed',
      subjectId: page.id,
      changedFields: ['slug'],
    });
    await tx.emit({ name: 'page.slug-changed', pageID: page.id });
    return page;
  });
}
