import { z } from 'zod';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { id, InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockPage } from './load-page.ts';
import { lockAddresses, movePage } from './move-page.ts';
import type { Page } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';
import { slugInput } from './slug.ts';

/** `shouldUpdateLinks`: links that were made to the old slug read as the new one, instead of being redirected. */
export const changeSlugInput = z.object({
  id: id.optional(),
  slug: slugInput,
  shouldUpdateLinks: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/**
 * Gives a page another slug; its old one redirects. The slug that it has already changes nothing.
 * 404 PM_01; V_01, V_12, V_14 on `page.slug`, 409 V_06 where that is taken; V_12 on `page.id` unlike `pageID`.
 */
export async function changeSlug(context: Context, pageID: number, input: unknown): Promise<Page> {
  requireViewer(context);
  const { id: bodyID, slug, shouldUpdateLinks } = parseInput(changeSlugInput, input, 'page');
  if (bodyID !== undefined && bodyID !== pageID) throw InvalidInput.of('V_12', 'page.id');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (slug === page.slug) return page;
    await lockAddresses(tx, page.locale);
    await movePage(tx, page, { slug, keepsLinks: !shouldUpdateLinks });
    await tx.audit({
      action: 'page.slug-changed',
      subjectType: 'page',
      subjectId: page.id,
      changedFields: ['slug'],
    });
    await tx.emit({ name: 'page.slug-changed', pageID: page.id });
    return page;
  });
}
