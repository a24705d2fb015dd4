import type { Field } from '../../../site/shared/content-definition.ts';
import type { FieldContent } from './page-content.ts';

const SUMMARY_LENGTH = 60;

/** First words of a block, by which the outline and screen readers tell it from others of its type; '' when empty. */
export function summarise(fields: readonly Field[], content: FieldContent): string {
  return cut(firstText(fields, content, ''));
}

/** The same of a row of a repeatable group, whose pictures and files stand under `prefix`. */
export function summariseRow(fields: readonly Field[], row: FieldContent, prefix: string): string {
  return cut(firstText(fields, row, prefix));
}

function cut(text: string): string {
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
}

function firstText(fields: readonly Field[], content: FieldContent, prefix: string): string {
  for (const field of fields) {
    const text = readText(field, content, prefix).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return '';
}

/** Text of an HTML string, for counting and naming: tags become spaces, the usual entities their characters. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function readText(field: Field, content: FieldContent, prefix: string): string {
  const value = content.props[field.name];
  const place = prefix + field.name;
  switch (field.kind) {
    case 'text':
      return asText(value);
    case 'rich-text':
      return htmlToText(asText(value));
    case 'video':
      return isRecord(value) ? asText(value.title) || asText(value.url) : '';
    case 'repeat':
      return rowTexts(field.fields, content, place);
    case 'image':
    case 'images':
      return imageText(content, place);
    case 'file':
    case 'files':
      return content.files.find(({ name }) => name === place)?.items[0]?.fileName ?? '';
    default:
      return '';
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function imageText({ images }: FieldContent, place: string): string {
  const image = images.find(({ name }) => name === place)?.items[0];
  return image?.altText || image?.fileName || '';
}

/** The words of the first row that has some. */
function rowTexts(fields: readonly Field[], content: FieldContent, place: string): string {
  const rows = content.props[place.split('.').at(-1) ?? ''];
  if (!Array.isArray(rows)) return '';
  const texts = rows
    .filter(isRecord)
    .map((row) => firstText(fields, { ...content, props: row }, `${place}.${String(row.key)}.`));
  return texts.find((text) => text !== '') ?? '';
}
