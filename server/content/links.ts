import { type ContentDefinitions, type FieldDefinition, findDefinedFields } from '../shared/content-definition.ts';
import { type LinkValue, linkValueSchema } from './link-value.ts';
import { mapFieldValues, flattenFields } from './flatten-fields.ts';
import { findRichTextLinks, mapRichTextLinks } from './rich-text.ts';
import { toPartsWithFields, type VersionContent } from './version-content.ts';

/** An internal link of a link field or rich text: a path on the site, and the id of its page if known. */
export type InternalLink = { path: string; pageID: number | null };
/** Returns the rewritten link, or null for a link without a known page. */
export type LinkMapper = (link: InternalLink) => InternalLink | null;

/** The value of an internal link field has no leading slash, except '/' for the root. */
const toLinkPath = (value: string): string => (value.startsWith('/') ? value : `/${value}`);
const toLinkValue = (path: string): string => (path === '/' ? '/' : path.slice(1));

function readLinkField(value: unknown): LinkValue | null {
  const result = linkValueSchema.safeParse(value);
  return result.success && result.data.kind === 'internal' ? result.data : null;
}

const isLinkField = ({ kind }: FieldDefinition): boolean => kind === 'link' || kind === 'page';

function mapFieldLinks(field: FieldDefinition, value: unknown, map: LinkMapper): unknown {
  if (field.kind === 'rich-text' && typeof value === 'string') return mapRichTextLinks(value, map);
  if (!isLinkField(field)) return value;
  const link = readLinkField(value);
  if (!link) return value;
  const mapped = map({ path: toLinkPath(link.value), pageID: link.pageID ?? null });
  return mapped ? { ...link, value: toLinkValue(mapped.path), pageID: mapped.pageID } : { ...link, pageID: null };
}

function findFieldLinks(field: FieldDefinition, value: unknown): InternalLink[] {
  if (field.kind === 'rich-text' && typeof value === 'string') return findRichTextLinks(value);
  const link = isLinkField(field) ? readLinkField(value) : null;
  return link ? [{ path: toLinkPath(link.value), pageID: link.pageID ?? null }] : [];
}

function mapPropLinks(fields: readonly FieldDefinition[], props: Record<string, unknown>, map: LinkMapper) {
  return mapFieldValues(fields, props, (field, value) => mapFieldLinks(field, value, map));
}

/** Finds all internal links of the content, each with the property that holds it. */
export function findLinks(definitions: ContentDefinitions, content: VersionContent, pageType: string) {
  const { pageType: pageTypePart, blocks } = toPartsWithFields(definitions, content, pageType);
  return [...blocks, pageTypePart].flatMap(({ part, fields }) =>
    flattenFields(fields, part.props).flatMap(({ field, value, path }) =>
      findFieldLinks(field, value).map((link) => ({ ...link, property: `${part.propertyPrefix}.${path}` })),
    ),
  );
}

/** Rewrites every internal link of the content. If `map` returns null, the link loses its page id. */
export function mapLinks(
  { blockDefinitions, pageTypeDefinitions }: ContentDefinitions,
  content: VersionContent,
  { pageType, map }: { pageType: string; map: LinkMapper },
) {
  return {
    ...content,
    blocks: content.blocks.map((block) => ({
      ...block,
      props: mapPropLinks(findDefinedFields(blockDefinitions, block.type), block.props, map),
    })),
    pageTypeProps: mapPropLinks(findDefinedFields(pageTypeDefinitions, pageType), content.pageTypeProps, map),
  };
}
