import { z } from 'zod';
import { readVideoAddress } from '../media/index.ts';
import { type ErrorCode, type ErrorItem, isLongerThan, isStorableText, Errors } from '../shared/errors/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { linkValueSchema } from './link-value.ts';
import { type RichTextCleaner, maxRows } from './rich-text-cleaner.ts';

/** Most characters of a plain text field without its own limit. */
const maxTextLength = 5_000;

/** A cleaned value, or error codes, each with the path to append to the field's name. */
type CleanResult = { value: unknown } | { errors: { code: ErrorCode; path: string }[] };

const reject = (code: ErrorCode, path = ''): CleanResult => ({ errors: [{ code, path }] });
const acceptIf = (isValid: boolean, value: unknown): CleanResult => (isValid ? { value } : reject(Errors.invalid));

function cleanText(value: unknown, limit: number): CleanResult {
  if (typeof value !== 'string') return reject(Errors.invalid);
  return isLongerThan(limit, value) ? reject(Errors.tooLong) : { value };
}

function cleanRichTextField(value: unknown, cleanHtml: RichTextCleaner): CleanResult {
  if (typeof value !== 'string') return reject(Errors.invalid);
  const html = cleanHtml(value);
  return html === null ? reject(Errors.invalidHtml) : { value: html };
}

function cleanLink(value: unknown): CleanResult {
  const result = linkValueSchema.safeParse(value);
  return result.success ? { value: result.data } : reject(Errors.invalid);
}

/** A page field is stored as an internal link. */
function cleanPage(value: unknown): CleanResult {
  const result = linkValueSchema.safeParse(value);
  return result.data?.kind === 'internal' ? { value: result.data } : reject(Errors.invalid);
}

function isDate(value: unknown): boolean {
  return value === '' || z.iso.date().safeParse(value).success;
}

const videoTextLimits = { url: 2_000, title: 255, text: maxTextLength } as const;

/** Normalises the URL of the two supported video services. Other URLs are rejected only on publishing. */
function cleanVideo(value: unknown): CleanResult {
  if (typeof value !== 'object' || value === null) return reject(Errors.invalid);
  const texts = Object.entries(videoTextLimits).map(([name, limit]) => {
    const text: unknown = name in value ? value[name as keyof typeof value] : '';
    return { name, text, isLong: typeof text === 'string' && isLongerThan(limit, text) };
  });
  if (texts.some(({ text }) => typeof text !== 'string' || !isStorableText(text))) return reject(Errors.invalid);
  const long = texts.filter(({ isLong }) => isLong);
  if (long.length > 0) return { errors: long.map(({ name }) => ({ code: Errors.tooLong, path: `.${name}` })) };
  const video = Object.fromEntries(texts.map(({ name, text }) => [name, String(text)]));
  return { value: { ...video, url: readVideoAddress(video.url ?? '')?.address ?? video.url } };
}

/** The fields to check, and the cleaner of their rich texts. */
type CleanOptions = { fields: readonly FieldDefinition[]; cleanHtml: RichTextCleaner };

const rowKey = z.string().regex(/^[\w-]{1,64}$/);

/** A row without a key gets its number as its key. */
function cleanRow({ fields, cleanHtml }: CleanOptions, row: unknown, index: number): CleanedProps {
  const number = String(index + 1);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return { props: {}, errors: [{ code: Errors.invalid, property: number }] };
  }
  const props: Record<string, unknown> = { key: number, ...row };
  if (!rowKey.safeParse(props.key).success)
    return { props, errors: [{ code: Errors.invalid, property: `${number}.key` }] };
  return cleanProps({ fields, cleanHtml }, props, String(props.key));
}

function cleanRows(rules: CleanOptions, value: unknown): CleanResult {
  if (!Array.isArray(value)) return reject(Errors.invalid);
  if (value.length > maxRows) return reject(Errors.tooLong);
  const rows = value.map((row: unknown, index) => cleanRow(rules, row, index));
  const errors = rows.flatMap((row) => row.errors);
  if (errors.length > 0) return { errors: errors.map(({ code, property }) => ({ code, path: `.${property}` })) };
  const firstIndexByKey = new Map(rows.map(({ props }, index) => [props.key, index]).reverse() as [unknown, number][]);
  const repeated = rows.findIndex(({ props }, index) => firstIndexByKey.get(props.key) !== index);
  if (repeated !== -1) return reject(Errors.invalid, `.${repeated + 1}.key`);
  return { value: rows.map(({ props }) => props) };
}

function cleanField(field: FieldDefinition, value: unknown, cleanHtml: RichTextCleaner): CleanResult {
  if (value === undefined || value === null) return { value };
  switch (field.kind) {
    case 'text':
      return cleanText(value, field.maxLength ?? maxTextLength);
    case 'rich-text':
      return cleanRichTextField(value, cleanHtml);
    case 'choice':
      return acceptIf(typeof value === 'string' && field.options.includes(value), value);
    case 'colour':
      return acceptIf(typeof value === 'string' && field.colours.includes(value), value);
    case 'toggle':
      return acceptIf(typeof value === 'boolean', value);
    case 'number':
      return acceptIf(typeof value === 'number', value);
    case 'date':
      return acceptIf(isDate(value), value);
    case 'link':
      return cleanLink(value);
    case 'page':
      return cleanPage(value);
    case 'video':
      return cleanVideo(value);
    case 'repeat':
      return cleanRows({ fields: field.fields, cleanHtml }, value);
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return { value };
  }
}

/** The cleaned props, and the errors of invalid ones. */
export type CleanedProps = { props: Record<string, unknown>; errors: ErrorItem[] };

/**
 * Checks and cleans the fields that the definition names. Unknown props are left as they are, so that a newer site's
 * data is not lost. Missing values are allowed. Returns V_12 (invalid), V_14 (too long) and V_15 (active content) on
 * `<prefix>.<field>` and, inside a repeatable group, `<prefix>.<group>.<row key>.<field>`.
 */
export function cleanProps(
  { fields, cleanHtml }: CleanOptions,
  originalProps: Record<string, unknown>,
  propertyPrefix: string,
): CleanedProps {
  const props = { ...originalProps };
  const errors: ErrorItem[] = [];
  for (const field of fields) {
    if (!(field.name in originalProps)) continue;
    const result = cleanField(field, originalProps[field.name], cleanHtml);
    if ('value' in result) props[field.name] = result.value;
    else
      errors.push(
        ...result.errors.map(({ code, path }) => ({ code, property: `${propertyPrefix}.${field.name}${path}` })),
      );
  }
  return { props, errors };
}
