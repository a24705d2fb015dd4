import type { Services } from '../shared/context.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { type LinkValue, linkValue } from './link-value.ts';
import { mapFields, placedFields } from './placed-fields.ts';
import { findRichTextLinks, mapRichTextLinks } from './rich-text.ts';
import { contentParts, type VersionContent } from './version-content.ts';

type FieldMap = ReadonlyMap<string, readonly FieldDefinition[]>;
type Definitions = Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'>;

/** An internal link, wherever it stands: an address on the site and the id of its page, once known. */
export type InternalLink = { path: string; pageID: number | null };
export type MapLink = (link: InternalLink) => InternalLink | null;

const fieldsById = (definitions: readonly { id: string; fields: readonly FieldDefinition[] }[]): FieldMap =>
  new Map(definitions.map(({ id, fields }) => [id, fields]));

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
export function findLinks(definitions: Definitions, content: VersionContent, pageType: string) {
  const parts = contentParts(content, pageType);
  const blockFields = fieldsById(definitions.blockDefinitions);
  const pageTypeFields = fieldsById(definitions.pageTypeDefinitions);
  return [
    ...parts.blocks.map((part) => ({ part, fields: blockFields.get(part.type) ?? [] })),
    { part: parts.pageType, fields: pageTypeFields.get(pageType) ?? [] },
  ].flatMap(({ part, fields }) =>
    placedFields(fields, part.props).flatMap(({ field, value, path }) =>
      fieldLinks(field, value).map((link) => ({ ...link, property: `${part.owner}.${path}` })),
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
