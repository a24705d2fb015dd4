import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { type InternalLink, type LinkMapper, type PageAddress, parsePageAddress } from '../content/index.ts';

const addressKey = ({ locale, slug }: PageAddress): string => `${locale}/${slug}`;

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Parses the path of a link; without a locale prefix it has the default locale. */
export const parseLinkPath = (path: string, defaultLocale: string): PageAddress =>
  parsePageAddress(decodePath(path).replace(/^\//, ''), defaultLocale);

/**
 * Returns the addresses that a link can mean: a path without prefix can be in the locale of its page or the default
 * one.
 */
function candidateAddresses(path: string, locale: string, defaultLocale: string): PageAddress[] {
  const address = parseLinkPath(path, defaultLocale);
  return address.locale === defaultLocale ? [{ ...address, locale }, address] : [address];
}

type AddressRow = PageAddress & { id: number };

/** Finds the pages at these addresses, the pages that they redirect to, and the pages with these ids. */
async function findPagesByAddressOrID(
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

/** Finds the target pages of internal links with one query. Returns a mapper that sets the page id of a link. */
export async function resolveLinks(
  em: EntityManager,
  links: readonly InternalLink[],
  locales: { locale: string; defaultLocale: string },
): Promise<LinkMapper> {
  const linksWithoutID = links.filter(({ pageID }) => pageID === null);
  const addresses = linksWithoutID.flatMap(({ path }) =>
    candidateAddresses(path, locales.locale, locales.defaultLocale),
  );
  const rows = await findPagesByAddressOrID(
    em,
    addresses,
    links.flatMap(({ pageID }) => pageID ?? []),
  );
  // Pages come after redirects in the rows, so at the same address the page wins.
  const idByAddress = new Map(rows.map((row) => [addressKey(row), row.id]));
  const existingIDs = new Set(rows.map(({ id }) => id));
  return ({ path, pageID }) => {
    if (pageID !== null) return existingIDs.has(pageID) ? { path, pageID } : null;
    const found = candidateAddresses(path, locales.locale, locales.defaultLocale)
      .map((address) => idByAddress.get(addressKey(address)))
      .find((id) => id !== undefined);
    return found === undefined ? null : { path, pageID: found };
  };
}
