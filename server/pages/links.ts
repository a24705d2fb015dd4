import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { Services } from '../shared/context.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { type LinkValue, linkValue } from './clean-props.ts';
import { findRichTextLinks, mapRichTextLinks } from './rich-text.ts';
import { type PageAddress, parseAddress, toPath } from './slug.ts';
import { contentParts, type VersionContent } from './version-content.ts';

type FieldMap = ReadonlyMap<string, readonly FieldDefinition[]>;
type Definitions = Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'>;

/** An internal link, wherever it stands: an address on the site and the id of its page, once known. */
export type InternalLink = { path: string; pageID: number | null };
type MapLink = (link: InternalLink) => InternalLink | null;

const fieldsById = (definitions: readonly { id: string; fields: readonly FieldDefinition[] }[]): FieldMap =>
  new Map(definitions.map(({ id, fields }) => [id, fields]));

/** A link field's internal value is an address without its leading slash, '/' being the root. */
const toLinkPath = (value: string): string => (value.startsWith('/') ? value : `/${value}`);
const toLinkValue = (path: string): string => (path === '/' ? '/' : path.slice(1));

function readLinkField(value: unknown): LinkValue | null {
  const result = linkValue.safeParse(value);
  return result.success && result.data.kind === 'internal' ? result.data : null;
}

function mapField(field: FieldDefinition, value: unknown, map: MapLink): unknown {
  if (field.kind === 'rich-text' && typeof value === 'string') return mapRichTextLinks(value, map);
  if (field.kind !== 'link') return value;
  const link = readLinkField(value);
  if (!link) return value;
  const mapped = map({ path: toLinkPath(link.value), pageID: link.pageID ?? null });
  return mapped ? { ...link, value: toLinkValue(mapped.path), pageID: mapped.pageID } : { ...link, pageID: null };
}

function fieldLinks(field: FieldDefinition, value: unknown): InternalLink[] {
  if (field.kind === 'rich-text' && typeof value === 'string') return findRichTextLinks(value);
  const link = field.kind === 'link' ? readLinkField(value) : null;
  return link ? [{ path: toLinkPath(link.value), pageID: link.pageID ?? null }] : [];
}

function mapProps(fields: readonly FieldDefinition[], props: Record<string, unknown>, map: MapLink) {
  const mapped = { ...props };
  for (const field of fields) if (field.name in props) mapped[field.name] = mapField(field, props[field.name], map);
  return mapped;
}

/** Every internal link of a content, with the property it stands in. */
export function findLinks(definitions: Definitions, content: VersionContent, pageType: string) {
  const parts = contentParts(content, pageType);
  const blockFields = fieldsById(definitions.blockDefinitions);
  const pageTypeFields = fieldsById(definitions.pageTypeDefinitions);
  return [
    ...parts.blocks.map((part) => ({ part, fields: blockFields.get(part.type) ?? [] })),
    { part: parts.pageType, fields: pageTypeFields.get(pageType) ?? [] },
  ].flatMap(({ part, fields }) =>
    fields.flatMap((field) =>
      fieldLinks(field, part.props[field.name]).map((link) => ({ ...link, property: `${part.owner}.${field.name}` })),
    ),
  );
}

/** The content with every internal link rewritten; null from `map` takes a link's page id away. */
export function mapLinks(
  definitions: Definitions,
  content: VersionContent,
  options: { pageType: string; map: MapLink },
) {
  const blockFields = fieldsById(definitions.blockDefinitions);
  const pageTypeFields = fieldsById(definitions.pageTypeDefinitions);
  return {
    ...content,
    blocks: content.blocks.map((block) => ({
      ...block,
      props: mapProps(blockFields.get(block.type) ?? [], block.props, options.map),
    })),
    pageTypeProps: mapProps(pageTypeFields.get(options.pageType) ?? [], content.pageTypeProps, options.map),
  };
}

type PageRow = { id: number; locale: string; slug: string };

const addressKey = ({ locale, slug }: PageAddress): string => `${locale}/${slug}`;

/** Addresses that a link may mean: with its prefix, or else in the locale of the page it stands on. */
function possibleAddresses(path: string, locale: string, defaultLocale: string): PageAddress[] {
  const address = parseAddress(decodePath(path).slice(1), defaultLocale);
  return address.locale === defaultLocale ? [{ ...address, locale }, address] : [address];
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Finds the pages that internal links mean, in one round trip; the answer gives a link its page's id. */
export async function resolveLinks(
  em: EntityManager,
  links: readonly InternalLink[],
  locales: { locale: string; defaultLocale: string },
): Promise<MapLink> {
  const open = links.filter(({ pageID }) => pageID === null);
  const addresses = open.flatMap(({ path }) => possibleAddresses(path, locales.locale, locales.defaultLocale));
  const rows = await query(
    em,
    sql<PageRow>`
      select id, locale, slug from page
        join unnest(${addresses.map(({ locale }) => locale)}::text[], ${addresses.map(({ slug }) => slug)}::text[])
          as wanted (locale, slug) using (locale, slug)
       where deleted_at is null
      union
      select id, locale, slug from page
       where id = any(${links.map(({ pageID }) => pageID ?? 0)}::int[]) and deleted_at is null`,
  );
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

/** The present paths of linked pages, in one round trip; a page in the bin keeps the link as it was stored. */
export async function loadLinkPaths(
  em: EntityManager,
  ids: readonly number[],
  defaultLocale: string,
): Promise<MapLink> {
  if (ids.length === 0) return (link) => link;
  const rows = await query(
    em,
    sql<PageRow>`select id, locale, slug from page where id = any(${[...new Set(ids)]}::int[]) and deleted_at is null`,
  );
  const pathById = new Map(rows.map((row) => [row.id, toPath(row, defaultLocale)]));
  return (link) => ({ ...link, path: pathById.get(link.pageID ?? 0) ?? link.path });
}
