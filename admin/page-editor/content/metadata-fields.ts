import { metadataFieldNames } from './content-schema.ts';
import type { FieldContent, PageMetadata } from './page-content.ts';

/** A page's metadata by field name: 'seoTitle', or 'props.intro' for a field of the page type. */
export type MetadataFields = ReadonlyMap<string, unknown>;

/** Splits metadata, as on the screen or as stored, into fields. */
export function toMetadataFields(metadata: StoredMetadata): MetadataFields {
  const { props, images, files } = metadata.pageType;
  return new Map([
    ...metadataFieldNames.map((name) => [name, metadata[name]] as const),
    ...Object.entries(props).map(([name, value]) => [`props.${name}`, value] as const),
    ...groupFields('images', images),
    ...groupFields('files', files),
  ]);
}

type StoredGroups = readonly { name: string; items: readonly unknown[] }[];
type StoredMetadata = { [Name in (typeof metadataFieldNames)[number]]?: unknown } & { pageType: StoredFields };
type StoredFields = { props: Readonly<Record<string, unknown>>; images: StoredGroups; files: StoredGroups };

function groupFields(kind: 'images' | 'files', groups: StoredGroups) {
  return groups.filter(({ items }) => items.length > 0).map(({ name, items }) => [`${kind}.${name}`, items] as const);
}

/** Builds metadata from its fields. */
export function fromMetadataFields(fields: MetadataFields, pageTypeID: string): PageMetadata {
  const named = (kind: 'props' | 'images' | 'files') =>
    [...fields]
      .filter(([field, value]) => field.startsWith(`${kind}.`) && value !== undefined)
      .map(([field, value]) => ({ name: field.slice(kind.length + 1), value }));
  const groups = <Items>(kind: 'images' | 'files') =>
    named(kind).map(({ name, value }) => ({ name, items: value as Items }));
  return {
    ...(Object.fromEntries(metadataFieldNames.map((name) => [name, fields.get(name)])) as Pick<
      PageMetadata,
      (typeof metadataFieldNames)[number]
    >),
    pageType: {
      id: pageTypeID,
      props: Object.fromEntries(named('props').map(({ name, value }) => [name, value])),
      images: groups<FieldContent['images'][number]['items']>('images'),
      files: groups<FieldContent['files'][number]['items']>('files'),
    },
  };
}
