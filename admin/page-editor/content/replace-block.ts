import type { BlockDefinition, Field } from '../../../site/shared/content-definition.ts';
import { htmlToText } from './block-summary.ts';
import type { Change } from './change-content.ts';
import { definitionOf } from './definitions.ts';
import type { Block, Group } from './page-content.ts';
import { textToHtml } from './text-to-html.ts';

/** Puts a block of another type in the place of one: key, anchor and what fits into fields of the same name stay. */
export function replaceBlock(key: string, definition: BlockDefinition): Change {
  return (content) => ({
    ...content,
    blocks: content.blocks.map((block) => (block.key === key ? asType(block, definition) : block)),
  });
}

/** Names of the fields of another type that a block's content would fill. */
export function keptFields(block: Block, { fields }: BlockDefinition): string[] {
  return fields
    .filter((field) => {
      const kept = carryOver(block, field);
      if (kept !== undefined && kept !== '' && kept !== null) return field.kind !== 'choice';
      return [...block.images, ...block.files].some(({ name, items }) => name === field.name && items.length > 0);
    })
    .map(({ name }) => name);
}

function asType(block: Block, { id, fields, defaults }: BlockDefinition): Block {
  const kept = fields.flatMap((field) => {
    const value = carryOver(block, field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const names = new Set(fields.map(({ name }) => name));
  const inFields = <Item>(groups: readonly Group<Item>[]) =>
    groups.filter((group) => names.has(group.name.split('.', 1)[0] ?? ''));
  return {
    type: id,
    key: block.key,
    anchorPoint: block.anchorPoint,
    props: { ...structuredClone(defaults), ...Object.fromEntries(kept) },
    images: inFields(block.images),
    files: inFields(block.files),
  };
}

/** What a block holds under the field's name in the form that the field takes; undefined where nothing fits. */
function carryOver(block: Block, field: Field): unknown {
  const value = block.props[field.name];
  if (value === undefined) return undefined;
  const before = definitionOf(block.type)?.fields.find(({ name }) => name === field.name);
  if (field.kind === 'choice') return field.options.find((option) => option === value);
  if (field.kind === 'text') return toText(value, before, field.maxLength);
  if (field.kind === 'rich-text') return toHtml(value, before);
  return before && isSameField(before, field) ? value : undefined;
}

function toText(value: unknown, before: Field | undefined, limit: number | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = before?.kind === 'rich-text' ? htmlToText(value).replace(/\s+/g, ' ').trim() : value;
  return text.slice(0, limit);
}

function toHtml(value: unknown, before: Field | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  return before?.kind === 'text' ? textToHtml(value) : value;
}

/** Whether it is required makes no difference to what a field can hold. */
function isSameField(one: Field, other: Field): boolean {
  const shape = (field: Field) => JSON.stringify({ ...field, required: undefined });
  return shape(one) === shape(other);
}
