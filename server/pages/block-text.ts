import type { FieldDefinition } from '../shared/content-definition.ts';
import { type PlacedField, placedFields } from './placed-fields.ts';
import { richTextWords } from './rich-text-words.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldText({ field, value }: PlacedField): unknown[] {
  if (field.kind === 'text') return [value];
  if (field.kind === 'rich-text' && typeof value === 'string') return [richTextWords(value)];
  return field.kind === 'video' && isRecord(value) ? [value.title, value.text] : [];
}

/** The words of a block or page type as plain text, a line for each paragraph: what a visitor could search for. */
export function blockText(definition: { fields: readonly FieldDefinition[] }, props: Record<string, unknown>): string {
  return placedFields(definition.fields, props)
    .flatMap(fieldText)
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .join('\n');
}
