import { z } from 'zod';
import { readVideoAddress } from '../media/index.ts';
import { type ErrorCode, type ErrorItem, isLongerThan, isStorableText } from '../shared/errors/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { linkValue } from './link-value.ts';
import { type CleanHtml, mostRows } from './clean-long-rich-texts.ts';

/** Characters of a plain text field without a limit of its own. */
const longestText = 5_000;

/** A cleaned value, or the codes that say why it cannot be kept, each with what stands behind the field's name. */
type Cleaned = { value: unknown } | { errors: { code: ErrorCode; path: string }[] };

const refuse = (code: ErrorCode, path = ''): Cleaned => ({ errors: [{ code, path }] });
const keepIf = (isRight: boolean, value: unknown): Cleaned => (isRight ? { value } : refuse('V_12'));

function cleanText(value: unknown, limit: number): Cleaned {
  if (typeof value !== 'string') return refuse('V_12');
  return isLongerThan(limit, value) ? refuse('V_14') : { value };
}

function cleanRichTextField(value: unknown, cleanHtml: CleanHtml): Cleaned {
  if (typeof value !== 'string') return refuse('V_12');
  const html = cleanHtml(value);
  return html === null ? refuse('V_15') : { value: html };
}

function cleanLink(value: unknown): Cleaned {
  const result = linkValue.safeParse(value);
  return result.success ? { value: result.data } : refuse('V_12');
}

/** A page is kept as the internal link to it. */
function cleanPage(value: unknown): Cleaned {
  const result = linkValue.safeParse(value);
  return result.data?.kind === 'internal' ? { value: result.data } : refuse('V_12');
}

function isDate(value: unknown): boolean {
  return value === '' || z.iso.date().safeParse(value).success;
}

const videoTexts = { url: 2_000, title: 255, text: longestText } as const;

/** An address of one of the two services gets its one form; whether it is one is asked on publishing. */
function cleanVideo(value: unknown): Cleaned {
  if (typeof value !== 'object' || value === null) return refuse('V_12');
  const texts = Object.entries(videoTexts).map(([name, limit]) => {
    const text: unknown = name in value ? value[name as keyof typeof value] : '';
    return { name, text, isLong: typeof text === 'string' && isLongerThan(limit, text) };
  });
  if (texts.some(({ text }) => typeof text !== 'string' || !isStorableText(text))) return refuse('V_12');
  const long = texts.filter(({ isLong }) => isLong);
  if (long.length > 0) return { errors: long.map(({ name }) => ({ code: 'V_14', path: `.${name}` })) };
  const video = Object.fromEntries(texts.map(({ name, text }) => [name, String(text)]));
  return { value: { ...video, url: readVideoAddress(video.url ?? '')?.address ?? video.url } };
}

/** What a part's values are held to. */
type Rules = { fields: readonly FieldDefinition[]; cleanHtml: CleanHtml };

const rowKey = z.string().regex(/^[\w-]{1,64}$/);

/** A row without a key gets its number for one. */
function cleanRow({ fields, cleanHtml }: Rules, row: unknown, index: number): CleanedProps {
  const number = String(index + 1);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return { props: {}, errors: [{ code: 'V_12', property: number }] };
  }
  const props: Record<string, unknown> = { key: number, ...row };
  if (!rowKey.safeParse(props.key).success) return { props, errors: [{ code: 'V_12', property: `${number}.key` }] };
  return cleanProps({ fields, cleanHtml }, props, String(props.key));
}

function cleanRows(rules: Rules, value: unknown): Cleaned {
  if (!Array.isArray(value)) return refuse('V_12');
  if (value.length > mostRows) return refuse('V_14');
  const rows = value.map((row: unknown, index) => cleanRow(rules, row, index));
  const errors = rows.flatMap((row) => row.errors);
  if (errors.length > 0) return { errors: errors.map(({ code, property }) => ({ code, path: `.${property}` })) };
  const places = new Map(rows.map(({ props }, index) => [props.key, index]).reverse() as [unknown, number][]);
  const repeated = rows.findIndex(({ props }, index) => places.get(props.key) !== index);
  if (repeated !== -1) return refuse('V_12', `.${repeated + 1}.key`);
  return { value: rows.map(({ props }) => props) };
}

function cleanField(field: FieldDefinition, value: unknown, cleanHtml: CleanHtml): Cleaned {
  if (value === undefined || value === null) return { value };
  switch (field.kind) {
    case 'text':
      return cleanText(value, field.maxLength ?? longestText);
    case 'rich-text':
      return cleanRichTextField(value, cleanHtml);
    case 'choice':
      return keepIf(typeof value === 'string' && field.options.includes(value), value);
    case 'colour':
      return keepIf(typeof value === 'string' && field.colours.includes(value), value);
    case 'toggle':
      return keepIf(typeof value === 'boolean', value);
    case 'number':
      return keepIf(typeof value === 'number', value);
    case 'date':
      return keepIf(isDate(value), value);
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

export type CleanedProps = { props: Record<string, unknown>; errors: ErrorItem[] };

/**
 * Checks the fields that a definition names; other props stay untouched, so that nothing of a newer site is lost.
 * Unfinished is fine: V_12 wrong form, V_14 too long, V_15 active content, on `<owner>.<field>` and, inside a
 * repeatable group, `<owner>.<group>.<row key>.<field>`.
 */
export function cleanProps({ fields, cleanHtml }: Rules, given: Record<string, unknown>, owner: string): CleanedProps {
  const props = { ...given };
  const errors: ErrorItem[] = [];
  for (const field of fields) {
    if (!(field.name in given)) continue;
    const result = cleanField(field, given[field.name], cleanHtml);
    if ('value' in result) props[field.name] = result.value;
    else errors.push(...result.errors.map(({ code, path }) => ({ code, property: `${owner}.${field.name}${path}` })));
  }
  return { props, errors };
}
