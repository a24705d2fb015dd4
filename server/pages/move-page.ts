import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { Page } from './page.entity.ts';

export type Move = {
  slug: string;
  /** Whether links that were made while the page had its present slug go on reading as that. */
  keepsLinks: boolean;
};

/** Any number: it tells this lock from others whose second key is a hash of a text. */
const addressLock = 8_210;

/** One change of addresses in a locale at a time: two pages that take each other's slug would wait for each other. */
export async function lockAddresses(tx: Transaction, locale: string): Promise<void> {
  await query(tx.em, sql`select pg_advisory_xact_lock(${addressLock}::int, hashtext(${locale}))`);
}

/**
 * Gives a locked page another slug; the one it had leads to it from now on, and no redirect stands at the new one.
 * The caller holds `lockAddresses`. A taken slug is 409 V_06 on `page.slug`.
 */
export async function movePage(tx: Transaction, page: Page, { slug, keepsLinks }: Move): Promise<void> {
  const { locale, slug: oldSlug } = page;
  tx.em.assign(page, { slug });
  await tx.em.flush();
  // A row that stays would keep its old number, and the order of a page's slugs with it.
  await query(tx.em, sql`delete from redirect where locale = ${locale} and slug in (${slug}, ${oldSlug})`);
  await query(
    tx.em,
    sql`insert into redirect (locale, slug, page_id, keeps_links, moved_to, created_by)
        values (${locale}, ${oldSlug}, ${page.id}, ${keepsLinks}, ${slug}, ${tx.viewer?.id ?? null})`,
  );
}
