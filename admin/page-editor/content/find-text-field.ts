import type { Field } from '../../../site/shared/content-definition.ts';
import { htmlToText } from './block-summary.ts';
import { readGroupRows } from './group-row-path.ts';

type Props = Readonly<Record<string, unknown>>;
type FieldText = { path: string; text: string };

/** A text that the page shows, and how often the same text occurs before it in the block. */
export type TextOccurrence = { text: string; occurrence: number };

/** Returns the path of the field that contains a text shown on the page, or null. */
export function findTextField(
  fields: readonly Field[],
  props: Props,
  { text, occurrence }: TextOccurrence,
): string | null {
  const words = collapseSpaces(text);
  const texts = listTexts(fields, props, '');
  const equal = texts.filter((field) => field.text === words);
  const matching = equal.length > 0 ? equal : texts.filter((field) => field.text.includes(words));
  return (matching[occurrence] ?? matching[0])?.path ?? null;
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function listTexts(fields: readonly Field[], props: Props, prefix: string): FieldText[] {
  return fields.flatMap((field): FieldText[] => {
    const path = `${prefix}${field.name}`;
    const value = props[field.name];
    switch (field.kind) {
      case 'text':
        return [{ path, text: collapseSpaces(asText(value)) }];
      case 'rich-text':
        return [
          { path, text: collapseSpaces(htmlToText(asText(value).replace(/<\/?(a|b|em|i|strong)\b[^>]*>/g, ''))) },
        ];
      case 'video':
        return videoTexts(path, value);
      case 'repeat':
        return readGroupRows(value).flatMap((row) => listTexts(field.fields, row, `${path}.${row.key}.`));
      default:
        return [];
    }
  });
}

function videoTexts(path: string, value: unknown): FieldText[] {
  const video: Props = typeof value === 'object' && value !== null ? { ...value } : {};
  return ['title', 'text'].map((name) => ({ path: `${path}.${name}`, text: collapseSpaces(asText(video[name])) }));
}
