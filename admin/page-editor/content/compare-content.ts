import type { FieldContent, Group, PageContent } from './page-content.ts';
import { toStoreContent } from './store-content.ts';

/**
 * Whether two contents would be stored as the same: order of properties, empty groups and the server's own fields
 * (addresses, sizes) make no difference.
 */
export function isSameContent(one: PageContent, other: PageContent): boolean {
  return fingerprint(one) === fingerprint(other);
}

/** A text that is equal for contents that would be stored as the same. */
export function fingerprint(content: PageContent): string {
  const stored = toStoreContent({
    ...content,
    blocks: content.blocks.map(normalise),
    pageType: normalise(content.pageType),
  });
  return JSON.stringify(stored, sortProperties);
}

function normalise<Of extends FieldContent>(fields: Of): Of {
  return { ...fields, images: normaliseGroups(fields.images), files: normaliseGroups(fields.files) };
}

function normaliseGroups<Item>(groups: readonly Group<Item>[]): readonly Group<Item>[] {
  return groups.filter(({ items }) => items.length > 0).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function sortProperties(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
