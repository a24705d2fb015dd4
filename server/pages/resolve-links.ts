import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { InternalLink, MapLink } from './links.ts';
import { type PageAddress, parseAddress } from './slug.ts';

const addressKey = ({ locale, slug }: PageAddress): string => `${locale}/${slug}`;

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address that a link's path names, whose locale is the default one where it has no prefix. */
export const readLinkPath = (path: string, defaultLocale: string): PageAddress =>
  parseAddress(decodePath(path).replace(/^\//, ''), defaultLocale);

/** Addresses that a link may mean: with its prefix, or else in the locale of the page it stands on. */
function possibleAddresses(path: string, locale: string, defaultLocale: string): PageAddress[] {
  const address = readLinkPath(path, defaultLocale);
  return address.locale === defaultLocale ? [{ ...address, locale }, address] : [address];
}

type AddressRow = PageAddress & { id: number };

/** The pages at these addresses or, where there is none, those to which they redirect; and the pages with these ids. */
async function findPages(
  em: EntityManager,
  addresses: readonly PageAddress[],
  pageIDs: readonly number[],
): Promise<AddressRow[]> {
  return query(
    em,
    sql<AddressRow>`
      with wanted (locale, slug) as (
        select distinct * from unnest(
          ${addresses.map(({ locale }) => locale)}::text[], ${addresses.map(({ slug }) => slug)}::text[])
      )
      select r.page_id as id, locale, slug from redirect r join wanted using (locale, slug)
       where exists (select 1 from page p where p.id = r.page_id and p.deleted_at is null)
      union all
      select id, locale, slug from page join wanted using (locale, slug) where deleted_at is null
      union all
      select id, locale, slug from page where id = any(${pageIDs}::int[]) and deleted_at is null`,
  );
}

/** Finds the pages that internal links mean, in one round trip; the answer gives a link its page's id. */
export async function resolveLinks(
  em: EntityManager,
  links: readonly InternalLink[],
  locales: { locale: string; defaultLocale: string },
): Promise<MapLink> {
  const open = links.filter(({ pageID }) => pageID === null);
  const addresses = open.flatMap(({ path }) => possibleAddresses(path, locales.locale, locales.defaultLocale));
  const rows = await findPages(
    em,
    addresses,
    links.flatMap(({ pageID }) => pageID ?? []),
  );
  // Of two rows with one address the later one counts: pages come after redirects.
  const idByAddress = new Map(rows.map((row) => [addressKey(row), row.id]));
  const known = new Set(rows.map(({ id }) => id));
  return ({ path, pageID }) => {
    if (pageID !== null) return known.has(pageID) ? { path, pageID } : null;
    const found = possibleAddresses(path, locales.locale, locales.defaultLocale)
      .map((address) => idByAddress.get(addressKey(address)))
      .find((id) => id !== undefined);
    return found === undefined ? null : { path, pageID: found };
  };
}
