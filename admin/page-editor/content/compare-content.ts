import type { Block, FieldContent, FieldItems, PageContent, PageMetadata } from './page-content.ts';
import { toBlockInput, toMetadataInput } from './content-input.ts';

/**
 * Whether two contents would be stored as the same. Ignores the order of properties, empty image and file fields, and
 * what the server adds (URLs, sizes).
 */
export function isSameContent(one: PageContent, other: PageContent): boolean {
  return one === other || contentFingerprint(one) === contentFingerprint(other);
}

/** Returns a string that is equal for contents that would be stored as the same. */
export function contentFingerprint(content: PageContent): string {
  return [metadataFingerprint(content), ...content.blocks.map(blockFingerprint)].join('\n');
}

/** Blocks are immutable, so each fingerprint is computed once. */
const blockFingerprints = new WeakMap<Block, string>();

/** Returns a string that is equal for blocks that would be stored as the same. */
export function blockFingerprint(block: Block): string {
  const known = blockFingerprints.get(block);
  if (known !== undefined) return known;
  const text = stableStringify(toBlockInput(normalise(block)));
  blockFingerprints.set(block, text);
  return text;
}

function metadataFingerprint(metadata: PageMetadata): string {
  return stableStringify(toMetadataInput({ ...metadata, pageType: normalise(metadata.pageType) }));
}

/** Returns JSON with the properties of every object sorted by name. */
export function stableStringify(value: unknown): string {
  return JSON.stringify(value, sortProperties) ?? 'undefined';
}

function normalise<Of extends FieldContent>(fields: Of): Of {
  return { ...fields, images: normaliseGroups(fields.images), files: normaliseGroups(fields.files) };
}

function normaliseGroups<Item>(groups: readonly FieldItems<Item>[]): readonly FieldItems<Item>[] {
  return groups.filter(({ items }) => items.length > 0).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function sortProperties(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
