import type { EntityManager } from '@mikro-orm/postgresql';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { selectPagesOutsideBin } from '../pages/index.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'redirect.changed': { pageID: number };
  }
}

/** An old address and the page that it redirects to. */
export type Redirect = {
  id: number;
  locale: string;
  slug: string;
  pageID: number;
  createdAt: Date;
  /** Whether it is in effect: its page is live, and no live page has the slug. */
  active: boolean;
};

/** Raw queries return timestamps as text. */
export type RedirectRow = Omit<Redirect, 'createdAt'> & { createdAt: string };

/** Converts a row to a redirect. */
export const toRedirect = ({ createdAt, ...row }: RedirectRow): Redirect => ({
  ...row,
  createdAt: new Date(createdAt),
});

/** Redirects `r` with their pages `p` outside the bin. */
export const redirectsWithPages = sql`
  redirect r join lateral (${selectPagesOutsideBin(sql`p.id = r.page_id`)}) p on true`;

const hasSameAddress = sql`p.locale = r.locale and p.slug = r.slug and p.live_version_id is not null`;

/** Selects redirects `r` with their pages `p` outside the bin; a `where` clause may follow. */
export const selectRedirect = sql`
  select r.id, r.locale, r.slug, r.page_id as "pageID", r.created_at as "createdAt",
         p.live_version_id is not null and not exists (${selectPagesOutsideBin(hasSameAddress)}) as active
    from ${redirectsWithPages}`;

/** Returns a redirect, or null; also null if its page is in the bin. */
export async function findRedirect(em: EntityManager, redirectID: number): Promise<Redirect | null> {
  const [row] = await query(em, sql<RedirectRow>`${selectRedirect} where r.id = ${redirectID}`);
  return row ? toRedirect(row) : null;
}

/** How many redirects lead to these pages, given as a `select` of ids; a part of SQL statements of other features. */
export const countRedirectsTo = (pages: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*) from redirect where page_id in (${pages}))::int`;

/** Error for two redirects from the same address. */
export const redirectIndexErrors: UniqueIndexErrors = {
  redirect_locale_slug: { code: Errors.alreadyExists, property: 'redirect.slug' },
};
