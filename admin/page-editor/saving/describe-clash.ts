import { diffWordsWithSpace } from 'diff';
import { stableText } from '../content/compare-content.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Clash } from '../content/merge-content.ts';
import type { Block, FileItem, ImageItem } from '../content/page-content.ts';

/** Part of a text; `isOwn` where the other side does not have it. */
export type Words = { text: string; isOwn: boolean };

/** One field in which the sides differ; where their words are the same, their form or make-up is not. */
export type ClashRow = { field: string; mine: readonly Words[]; theirs: readonly Words[]; hasSameWords: boolean };

/** Longer texts are shown without marks; characters. */
const LONGEST_COMPARED = 20_000;

/** The fields in which the two sides of a clash differ, in words. A side that was removed has none. */
export function describeClash(clash: Clash): readonly ClashRow[] {
  if (clash.kind === 'field') return [toRow(clash.field, toText(clash.mine), toText(clash.theirs))];
  const [mine, theirs] = [fieldsOf(clash.mine), fieldsOf(clash.theirs)];
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((field) => stableText(mine.get(field)) !== stableText(theirs.get(field)))
    .map((field) => toRow(field, textOf(clash.mine, field, mine), textOf(clash.theirs, field, theirs)));
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
  const kind = block && definitionOf(block.type)?.fields.find(({ name }) => name === field)?.kind;
  const value = fields.get(field);
  return kind === 'rich-text' && typeof value === 'string' ? readHtml(value) : toText(value);
}

/** The words of rich text, a line for each paragraph. */
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

function toRow(field: string, mine: string, theirs: string): ClashRow {
  const hasSameWords = mine === theirs;
  if (hasSameWords || mine.length + theirs.length > LONGEST_COMPARED) {
    return { field, mine: [{ text: mine, isOwn: false }], theirs: [{ text: theirs, isOwn: false }], hasSameWords };
  }
  const parts = diffWordsWithSpace(theirs, mine);
  const side = (own: 'added' | 'removed', other: 'added' | 'removed') =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, isOwn: part[own] }));
  return { field, mine: side('added', 'removed'), theirs: side('removed', 'added'), hasSameWords };
}
