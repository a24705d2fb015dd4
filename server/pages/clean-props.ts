import type { ErrorCode, ErrorItem } from '../shared/errors/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { linkValue } from './link-value.ts';
import { cleanRichText } from './rich-text.ts';

/** Characters of a plain text field without a limit of its own. */
const longestText = 5_000;

/** A cleaned value, or the code that says why it cannot be kept. */
type Cleaned = { value: unknown } | { code: ErrorCode };

const cleanText = (value: unknown, limit: number): Cleaned => {
  if (typeof value !== 'string') return { code: 'V_12' };
  return value.length > limit ? { code: 'V_14' } : { value };
};

const cleanHtml = (value: unknown): Cleaned => {
  if (typeof value !== 'string') return { code: 'V_12' };
  const html = cleanRichText(value);
  return html === null ? { code: 'V_15' } : { value: html };
};

const cleanLink = (value: unknown): Cleaned => {
  const result = linkValue.safeParse(value);
  return result.success ? { value: result.data } : { code: 'V_12' };
};

function cleanField(field: FieldDefinition, value: unknown): Cleaned {
  if (value === undefined || value === null) return { value };
  switch (field.kind) {
    case 'text':
      return cleanText(value, field.maxLength ?? longestText);
    case 'rich-text':
      return cleanHtml(value);
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? { value } : { code: 'V_12' };
    case 'link':
      return cleanLink(value);
    case 'image':
      return { value };
  }
}

export type CleanedProps = { props: Record<string, unknown>; errors: ErrorItem[] };

/**
 * Checks the fields that a definition names; other props stay untouched, so that nothing of a newer site is lost.
 * Unfinished is fine: V_12 wrong form, V_14 too long, V_15 active content.
 */
export function cleanProps(
  fields: readonly FieldDefinition[],
  given: Record<string, unknown>,
  owner: string,
): CleanedProps {
  const props = { ...given };
  const errors: ErrorItem[] = [];
  for (const field of fields) {
    if (!(field.name in given)) continue;
    const cleaned = cleanField(field, given[field.name]);
    if ('code' in cleaned) errors.push({ code: cleaned.code, property: `${owner}.${field.name}` });
    else props[field.name] = cleaned.value;
  }
  return { props, errors };
}
