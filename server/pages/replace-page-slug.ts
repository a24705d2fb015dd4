import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { Page } from './page.entity.ts';

/** A new slug, and what happens to links made to the current one. */
export type SlugChange = {
  slug: string;
  /** Whether links made to the current slug keep showing it and are redirected. */
  keepsLinks: boolean;
};

/** First key of the advisory lock; an arbitrary number that no other lock uses. */
const addressLockKey = 8_210;

/** Serialises slug changes in a locale: two pages that swap slugs would deadlock. */
export async function lockAddresses(tx: Transaction, locale: string): Promise<void> {
  await query(tx.em, sql`select pg_advisory_xact_lock(${addressLockKey}::int, hashtext(${locale}))`);
}

/**
 * Changes the slug of a locked page. The old slug redirects to the page; a redirect at the new slug is removed.
 * The caller has called `lockAddresses`. 409 V_06 on `page.slug` if the slug is taken.
 */
export async function replacePageSlug(tx: Transaction, page: Page, { slug, keepsLinks }: SlugChange): Promise<void> {
  const { locale, slug: oldSlug } = page;
  tx.em.assign(page, { slug });
  await tx.em.flush();
  // Delete and insert instead of update: ids must follow the order of the page's former slugs.
  await query(tx.em, sql`delete from redirect where locale = ${locale} and slug in (${slug}, ${oldSlug})`);
  await query(
    tx.em,
    sql`insert into redirect (locale, slug, page_id, keeps_links, moved_to, created_by)
        values (${locale}, ${oldSlug}, ${page.id}, ${keepsLinks}, ${slug}, ${tx.viewer?.id ?? null})`,
  );
}
