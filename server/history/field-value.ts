import { isDeepStrictEqual } from 'node:util';
import { type ContentPart, richTextToMarkdown, richTextToPlainText } from '../content/worker-exports.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';

type StoredImage = ContentPart['images'][string][number];

/** The contents of a field: its value, images and files; empty ones are left out. */
export type FieldValue = { value?: unknown; images?: unknown[]; files?: unknown[] };

/** Formats a value as text. */
type FormatValue = (value: FieldValue, field: FieldDefinition | null) => string;
type FormatHtml = (html: string) => string;

function imageText({ fileName, altText, cropParams, decorative }: StoredImage): string {
  const crop = cropParams && `${cropParams.width} × ${cropParams.height} + ${cropParams.x}, ${cropParams.y}`;
  const turn = cropParams?.rotate ? `${cropParams.rotate}°` : '';
  return [fileName, decorative ? '—' : altText, crop, turn].filter(Boolean).join(' · ');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const joinTexts = (texts: readonly string[], separator = '\n'): string =>
  texts.filter((text) => text !== '').join(separator);

/** The values of a row, without its key. */
const rowText = (fields: readonly FieldDefinition[], row: unknown, formatHtml: FormatHtml): string =>
  isRecord(row) ? joinTexts(fields.map((field) => valueText(row[field.name], field, formatHtml))) : '';

function recordText(value: Record<string, unknown>, { kind }: FieldDefinition): string | null {
  if ((kind === 'link' || kind === 'page') && typeof value.value === 'string') return value.value;
  return kind === 'video' ? joinTexts([value.url, value.title, value.text].map(String)) : null;
}

function valueText(value: unknown, field: FieldDefinition | null, formatHtml: FormatHtml): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return field?.kind === 'rich-text' ? formatHtml(value) : value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (field?.kind === 'repeat' && Array.isArray(value)) {
    return joinTexts(
      value.map((row) => rowText(field.fields, row, formatHtml)),
      '\n\n',
    );
  }
  const text = field && isRecord(value) ? recordText(value, field) : null;
  return text ?? JSON.stringify(value);
}

const formatWith =
  (formatHtml: FormatHtml): FormatValue =>
  ({ value, images = [], files = [] }, field) =>
    joinTexts([
      valueText(value, field, formatHtml),
      ...images.map((image) => imageText(image as StoredImage)),
      ...files.map((file) => String((file as { fileName?: unknown }).fileName)),
    ]);

const asText = formatWith(richTextToPlainText);
const asMarkup = formatWith(richTextToMarkdown);

const asJson: FormatValue = ({ value, ...rest }) =>
  JSON.stringify(Object.keys(rest).length > 0 ? { value, ...rest } : value);

/**
 * Formats two values in the first format that shows their difference: plain text, text with markup, JSON.
 * A missing value is null.
 */
export function formatForComparison(
  { before, after }: { before: FieldValue | undefined; after: FieldValue | undefined },
  field: FieldDefinition | null,
): { before: string | null; after: string | null } {
  const format = (formatValue: FormatValue) => ({
    before: before ? formatValue(before, field) : null,
    after: after ? formatValue(after, field) : null,
  });
  const differs = (texts: { before: string | null; after: string | null }) => texts.before !== texts.after;
  const isEqual = isDeepStrictEqual(before, after);
  const candidates = [asText, asMarkup].map(format);
  return candidates.find((texts) => isEqual || differs(texts)) ?? format(asJson);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function normaliseImage({ decorative, ...image }: StoredImage) {
  return decorative ? { ...image, decorative } : image;
}

const fieldName = (place: string): string => place.split('.')[0] ?? '';

/** Merges the groups of a field: its own items, and those of its rows with their path. */
function itemsByField<Item>(groups: Record<string, Item[]>): Map<string, Item[]> {
  const byField = Map.groupBy(Object.entries(groups), ([place]) => fieldName(place));
  const withPlaces = [...byField].map(([name, entries]): [string, Item[]] => [
    name,
    entries.flatMap(([place, items]) => (place === name ? items : items.map((item) => ({ ...item, place })))),
  ]);
  return new Map(withPlaces);
}

/** Returns the non-empty values of a part by field name, the defined fields first. */
export function groupValuesByField(part: ContentPart, fields: readonly FieldDefinition[]): Map<string, FieldValue> {
  const { props, images, files } = part;
  const names = [
    ...fields.map(({ name }) => name),
    ...Object.keys(props),
    ...[images, files].flatMap(Object.keys).map(fieldName),
  ];
  const [imagesByField, filesByField] = [itemsByField(images), itemsByField(files)];
  const values = new Map<string, FieldValue>();
  for (const name of new Set(names)) {
    const items = { images: imagesByField.get(name) ?? [], files: filesByField.get(name) ?? [] };
    const value: FieldValue = {
      ...(!isEmpty(props[name]) && { value: props[name] }),
      ...(items.images.length > 0 && { images: items.images.map(normaliseImage) }),
      ...(items.files.length > 0 && { files: items.files }),
    };
    if (Object.keys(value).length > 0) values.set(name, value);
  }
  return values;
}
