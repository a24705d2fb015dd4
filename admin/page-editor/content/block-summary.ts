import type { Field } from '../../../site/shared/content-definition.ts';
import type { FieldContent } from './page-content.ts';

const SUMMARY_LENGTH = 60;

/** Returns the first words of a block, which distinguish it from others of its type; '' if it is empty. */
export function summariseBlock(fields: readonly Field[], content: FieldContent): string {
  return truncate(firstText(fields, content, ''));
}

/** As `summariseBlock`, for a row of a repeatable group; the names of its images and files begin with `prefix`. */
export function summariseRow(fields: readonly Field[], row: FieldContent, prefix: string): string {
  return truncate(firstText(fields, row, prefix));
}

function truncate(text: string): string {
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
}

function firstText(fields: readonly Field[], content: FieldContent, prefix: string): string {
  for (const field of fields) {
    const text = readText(field, content, prefix).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return '';
}

/** Returns the text of an HTML string, for counting and naming: tags become spaces, common entities characters. */
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
  const path = prefix + field.name;
  switch (field.kind) {
    case 'text':
      return asText(value);
    case 'rich-text':
      return htmlToText(asText(value));
    case 'video':
      return isRecord(value) ? asText(value.title) || asText(value.url) : '';
    case 'repeat':
      return rowTexts(field.fields, content, path);
    case 'image':
    case 'images':
      return imageText(content, path);
    case 'file':
    case 'files':
      return content.files.find(({ name }) => name === path)?.items[0]?.fileName ?? '';
    default:
      return '';
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function imageText({ images }: FieldContent, path: string): string {
  const image = images.find(({ name }) => name === path)?.items[0];
  return image?.altText || image?.fileName || '';
}

/** Returns the text of the first row that has any. */
function rowTexts(fields: readonly Field[], content: FieldContent, path: string): string {
  const rows = content.props[path.split('.').at(-1) ?? ''];
  if (!Array.isArray(rows)) return '';
  const texts = rows
    .filter(isRecord)
    .map((row) => firstText(fields, { ...content, props: row }, `${path}.${String(row.key)}.`));
  return texts.find((text) => text !== '') ?? '';
}
