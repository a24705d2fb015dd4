import type { Field } from '../../../site/shared/content-definition.ts';
import type { FieldContent } from './page-content.ts';

const SUMMARY_LENGTH = 60;

/** First words of a block, by which the outline and screen readers tell it from others of its type; '' when empty. */
export function summarise(fields: readonly Field[], content: FieldContent): string {
  for (const field of fields) {
    const text = readText(field, content).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
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

function readText(field: Field, { props, images }: FieldContent): string {
  if (field.kind === 'image') {
    const image = images.find(({ name }) => name === field.name)?.items[0];
    return image?.altText || image?.fileName || '';
  }
  const value = props[field.name];
  if (typeof value !== 'string' || field.kind === 'choice') return '';
  return field.kind === 'rich-text' ? htmlToText(value) : value;
}
