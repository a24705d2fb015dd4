import type { BlockDefinition, Field } from '../../../site/shared/content-definition.ts';
import { htmlToText } from '../content/block-summary.ts';
import type { ContentChange } from '../content/change-content.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block, FieldItems } from '../content/page-content.ts';
import { textToHtml } from './text-to-html.ts';

/** Changes a block's type. Key, anchor and the content of compatible fields with the same name stay. */
export function replaceBlock(key: string, definition: BlockDefinition): ContentChange {
  return (content) => ({
    ...content,
    blocks: content.blocks.map((block) => (block.key === key ? convertBlock(block, definition) : block)),
  });
}

/** Returns the names of the fields of another type that keep the block's content. */
export function transferableFields(block: Block, { fields }: BlockDefinition): string[] {
  return fields
    .filter((field) => {
      const transferred = transferValue(block, field);
      if (transferred !== undefined && transferred !== '' && transferred !== null) return field.kind !== 'choice';
      return [...block.images, ...block.files].some(({ name, items }) => name === field.name && items.length > 0);
    })
    .map(({ name }) => name);
}

function convertBlock(block: Block, { id, fields, defaults }: BlockDefinition): Block {
  const transferred = fields.flatMap((field) => {
    const value = transferValue(block, field);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const names = new Set(fields.map(({ name }) => name));
  const keepKnownFields = <Item>(groups: readonly FieldItems<Item>[]) =>
    groups.filter((group) => names.has(group.name.split('.', 1)[0] ?? ''));
  return {
    type: id,
    key: block.key,
    anchorPoint: block.anchorPoint,
    props: { ...structuredClone(defaults), ...Object.fromEntries(transferred) },
    images: keepKnownFields(block.images),
    files: keepKnownFields(block.files),
  };
}

/** Returns the block's value for a field of the new type, converted; undefined if it does not fit. */
function transferValue(block: Block, field: Field): unknown {
  const value = block.props[field.name];
  if (value === undefined) return undefined;
  const previousField = findBlockDefinition(block.type)?.fields.find(({ name }) => name === field.name);
  if (field.kind === 'choice') return field.options.find((option) => option === value);
  if (field.kind === 'text') return toText(value, previousField, field.maxLength);
  if (field.kind === 'rich-text') return toHtml(value, previousField);
  return previousField && isSameField(previousField, field) ? value : undefined;
}

function toText(value: unknown, previousField: Field | undefined, limit: number | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = previousField?.kind === 'rich-text' ? htmlToText(value).replace(/\s+/g, ' ').trim() : value;
  return text.slice(0, limit);
}

function toHtml(value: unknown, previousField: Field | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  return previousField?.kind === 'text' ? textToHtml(value) : value;
}

/** Whether two fields hold the same values; `required` does not matter. */
function isSameField(one: Field, other: Field): boolean {
  const shape = (field: Field) => JSON.stringify({ ...field, required: undefined });
  return shape(one) === shape(other);
}
