import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import { type LinkValue, linkValue } from './link-value.ts';
import { mapFields, placedFields } from './placed-fields.ts';
import { findRichTextLinks, mapRichTextLinks } from './rich-text.ts';
import { fieldedParts, type VersionContent } from './version-content.ts';

/** An internal link, wherever it stands: an address on the site and the id of its page, once known. */
export type InternalLink = { path: string; pageID: number | null };
export type MapLink = (link: InternalLink) => InternalLink | null;

/** A link field's internal value is an address without its leading slash, '/' being the root. */
const toLinkPath = (value: string): string => (value.startsWith('/') ? value : `/${value}`);
const toLinkValue = (path: string): string => (path === '/' ? '/' : path.slice(1));

function readLinkField(value: unknown): LinkValue | null {
  const result = linkValue.safeParse(value);
  return result.success && result.data.kind === 'internal' ? result.data : null;
}

const isLinkField = ({ kind }: FieldDefinition): boolean => kind === 'link' || kind === 'page';

function mapField(field: FieldDefinition, value: unknown, map: MapLink): unknown {
  if (field.kind === 'rich-text' && typeof value === 'string') return mapRichTextLinks(value, map);
  if (!isLinkField(field)) return value;
  const link = readLinkField(value);
  if (!link) return value;
  const mapped = map({ path: toLinkPath(link.value), pageID: link.pageID ?? null });
  return mapped ? { ...link, value: toLinkValue(mapped.path), pageID: mapped.pageID } : { ...link, pageID: null };
}

function fieldLinks(field: FieldDefinition, value: unknown): InternalLink[] {
  if (field.kind === 'rich-text' && typeof value === 'string') return findRichTextLinks(value);
  const link = isLinkField(field) ? readLinkField(value) : null;
  return link ? [{ path: toLinkPath(link.value), pageID: link.pageID ?? null }] : [];
}

function mapProps(fields: readonly FieldDefinition[], props: Record<string, unknown>, map: MapLink) {
  return mapFields(fields, props, (field, value) => mapField(field, value, map));
}

/** Every internal link of a content, with the property it stands in. */
export function findLinks(definitions: ContentDefinitions, content: VersionContent, pageType: string) {
  const { pageType: own, blocks } = fieldedParts(definitions, content, pageType);
  return [...blocks, own].flatMap(({ part, fields }) =>
    placedFields(fields, part.props).flatMap(({ field, value, path }) =>
      fieldLinks(field, value).map((link) => ({ ...link, property: `${part.owner}.${path}` })),
    ),
  );
}

/** The content with every internal link rewritten; null from `map` takes a link's page id away. */
export function mapLinks(
  { blockDefinitions, pageTypeDefinitions }: ContentDefinitions,
  content: VersionContent,
  { pageType, map }: { pageType: string; map: MapLink },
) {
  return {
    ...content,
    blocks: content.blocks.map((block) => ({
      ...block,
      props: mapProps(fieldsOf(blockDefinitions, block.type), block.props, map),
    })),
    pageTypeProps: mapProps(fieldsOf(pageTypeDefinitions, pageType), content.pageTypeProps, map),
  };
}
