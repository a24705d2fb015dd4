import type { Field } from '../../../site/shared/content-definition.ts';
import { htmlToText } from './block-summary.ts';
import { readRows } from './row-path.ts';

type Props = Readonly<Record<string, unknown>>;
type FieldText = { path: string; text: string };

/** Words that the page shows, and how often the same words stand before them in the block. */
export type ShownText = { text: string; before: number };

/** Path of the field that holds words shown on the page; null where none does. */
export function findTextField(fields: readonly Field[], props: Props, { text, before }: ShownText): string | null {
  const words = tidy(text);
  const texts = listTexts(fields, props, '');
  const equal = texts.filter((field) => field.text === words);
  const holding = equal.length > 0 ? equal : texts.filter((field) => field.text.includes(words));
  return (holding[before] ?? holding[0])?.path ?? null;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function listTexts(fields: readonly Field[], props: Props, prefix: string): FieldText[] {
  return fields.flatMap((field): FieldText[] => {
    const path = `${prefix}${field.name}`;
    const value = props[field.name];
    switch (field.kind) {
      case 'text':
        return [{ path, text: tidy(asText(value)) }];
      case 'rich-text':
        return [{ path, text: tidy(htmlToText(asText(value).replace(/<\/?(a|b|em|i|strong)\b[^>]*>/g, ''))) }];
      case 'video':
        return videoTexts(path, value);
      case 'repeat':
        return readRows(value).flatMap((row) => listTexts(field.fields, row, `${path}.${row.key}.`));
      default:
        return [];
    }
  });
}

function videoTexts(path: string, value: unknown): FieldText[] {
  const video: Props = typeof value === 'object' && value !== null ? { ...value } : {};
  return ['title', 'text'].map((name) => ({ path: `${path}.${name}`, text: tidy(asText(video[name])) }));
}
