import { diffWordsWithSpace } from 'diff';
import { stableStringify } from '../content/compare-content.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { MergeConflict } from '../content/merge-content.ts';
import type { Block, FileItem, ImageItem } from '../content/page-content.ts';

/** Part of a text; `isUnique` if the other side does not have it. */
export type DiffPart = { text: string; isUnique: boolean };

/** One field in which the sides differ; with `hasSameText` only formatting or structure differ. */
export type ConflictRow = {
  field: string;
  mine: readonly DiffPart[];
  theirs: readonly DiffPart[];
  hasSameText: boolean;
};

/** Longer texts (characters of both sides) are shown without a diff. */
const MAX_COMPARED_LENGTH = 20_000;

/** Returns the fields in which the sides of a conflict differ, as text. */
export function describeConflict(conflict: MergeConflict): readonly ConflictRow[] {
  if (conflict.kind === 'field') return [toRow(conflict.field, toText(conflict.mine), toText(conflict.theirs))];
  const [mine, theirs] = [fieldsOf(conflict.mine), fieldsOf(conflict.theirs)];
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((field) => stableStringify(mine.get(field)) !== stableStringify(theirs.get(field)))
    .map((field) => toRow(field, textOf(conflict.mine, field, mine), textOf(conflict.theirs, field, theirs)));
}

function fieldsOf(block: Block | null): ReadonlyMap<string, unknown> {
  if (block === null) return new Map();
  const groups = [...block.images, ...block.files].filter(({ items }) => items.length > 0);
  return new Map([
    ...Object.entries(block.props),
    ...groups.map(({ name, items }) => [name, items] as const),
    ...(block.anchorPoint === '' ? [] : [['anchorPoint', block.anchorPoint] as const]),
  ]);
}

function textOf(block: Block | null, field: string, fields: ReadonlyMap<string, unknown>): string {
  const kind = block && findBlockDefinition(block.type)?.fields.find(({ name }) => name === field)?.kind;
  const value = fields.get(field);
  return kind === 'rich-text' && typeof value === 'string' ? readHtml(value) : toText(value);
}

/** Returns the text of rich text, one line per paragraph. */
function readHtml(html: string): string {
  const lines = html.replace(/<br\b[^>]*>|<\/(p|h\d|li|blockquote|pre|tr)>/gi, '$&\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent?.trim() ?? '';
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if ('fileName' in value) return describeFile(value as ImageItem | FileItem);
  if ('kind' in value && 'value' in value) return String(value.value);
  return Object.values(value).map(toText).join('\n');
}

function describeFile(item: ImageItem | FileItem): string {
  const { fileName } = item;
  return 'altText' in item && item.altText !== '' ? `${fileName}: ${item.altText}` : fileName;
}

function toRow(field: string, mine: string, theirs: string): ConflictRow {
  const hasSameText = mine === theirs;
  if (hasSameText || mine.length + theirs.length > MAX_COMPARED_LENGTH) {
    return { field, mine: [{ text: mine, isUnique: false }], theirs: [{ text: theirs, isUnique: false }], hasSameText };
  }
  const parts = diffWordsWithSpace(theirs, mine);
  const side = (unique: 'added' | 'removed', other: 'added' | 'removed') =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, isUnique: part[unique] }));
  return { field, mine: side('added', 'removed'), theirs: side('removed', 'added'), hasSameText };
}
