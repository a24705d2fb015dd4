import type { FieldContent, PageHead } from './page-content.ts';

/** What a page is made of besides its blocks, field by field: 'seoTitle', or 'props.intro' for one of the page type. */
export type HeadFields = ReadonlyMap<string, unknown>;

const plain = ['title', 'seoTitle', 'seoDescription', 'seoKeywords', 'seoImage'] as const;

/** Takes a head, or the form in which it is stored, apart. */
export function toHeadFields(head: StoredHead): HeadFields {
  const { props, images, files } = head.pageType;
  return new Map([
    ...plain.map((name) => [name, head[name]] as const),
    ...Object.entries(props).map(([name, value]) => [`props.${name}`, value] as const),
    ...groupFields('images', images),
    ...groupFields('files', files),
  ]);
}

type StoredGroups = readonly { name: string; items: readonly unknown[] }[];
type StoredHead = { [Name in (typeof plain)[number]]?: unknown } & { pageType: StoredFields };
type StoredFields = { props: Readonly<Record<string, unknown>>; images: StoredGroups; files: StoredGroups };

function groupFields(kind: 'images' | 'files', groups: StoredGroups) {
  return groups.filter(({ items }) => items.length > 0).map(({ name, items }) => [`${kind}.${name}`, items] as const);
}

/** Puts a head together from fields of heads. */
export function fromHeadFields(fields: HeadFields, pageTypeID: string): PageHead {
  const named = (kind: 'props' | 'images' | 'files') =>
    [...fields]
      .filter(([field, value]) => field.startsWith(`${kind}.`) && value !== undefined)
      .map(([field, value]) => ({ name: field.slice(kind.length + 1), value }));
  const groups = <Items>(kind: 'images' | 'files') =>
    named(kind).map(({ name, value }) => ({ name, items: value as Items }));
  return {
    ...(Object.fromEntries(plain.map((name) => [name, fields.get(name)])) as Pick<PageHead, (typeof plain)[number]>),
    pageType: {
      id: pageTypeID,
      props: Object.fromEntries(named('props').map(({ name, value }) => [name, value])),
      images: groups<FieldContent['images'][number]['items']>('images'),
      files: groups<FieldContent['files'][number]['items']>('files'),
    },
  };
}
