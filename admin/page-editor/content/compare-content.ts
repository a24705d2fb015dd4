import type { Block, FieldContent, Group, PageContent, PageHead } from './page-content.ts';
import { toStoreBlock, toStoreHead } from './store-content.ts';

/**
 * Whether two contents would be stored as the same: order of properties, empty groups and the server's own fields
 * (addresses, sizes) make no difference.
 */
export function isSameContent(one: PageContent, other: PageContent): boolean {
  return one === other || fingerprint(one) === fingerprint(other);
}

/** A text that is equal for contents that would be stored as the same. */
export function fingerprint(content: PageContent): string {
  return [headText(content), ...content.blocks.map(blockText)].join('\n');
}

/** Blocks do not change, so the text of one holds for good. */
const blockTexts = new WeakMap<Block, string>();

/** A text that is equal for blocks that would be stored as the same. */
export function blockText(block: Block): string {
  const known = blockTexts.get(block);
  if (known !== undefined) return known;
  const text = stableText(toStoreBlock(normalise(block)));
  blockTexts.set(block, text);
  return text;
}

function headText(head: PageHead): string {
  return stableText(toStoreHead({ ...head, pageType: normalise(head.pageType) }));
}

/** JSON with the properties of every object in the order of their names. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, sortProperties) ?? 'undefined';
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
