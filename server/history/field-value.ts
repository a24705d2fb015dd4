import { isDeepStrictEqual } from 'node:util';
import { type ContentPart, richTextMarkup, richTextWords } from '../pages/plain.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';

type StoredImage = ContentPart['images'][string][number];

/** What a field holds: its own value, and pictures and files by its name; the parts that are empty are left out. */
export type FieldValue = { value?: unknown; images?: unknown[]; files?: unknown[] };

/** How a value reads; each way tells more than the one before. */
type Reading = (value: FieldValue, field: FieldDefinition | null) => string;
type ReadHtml = (html: string) => string;

function imageText({ fileName, altText, cropParams, decorative }: StoredImage): string {
  const crop = cropParams && `${cropParams.width} × ${cropParams.height} + ${cropParams.x}, ${cropParams.y}`;
  const turn = cropParams?.rotate ? `${cropParams.rotate}°` : '';
  return [fileName, decorative ? '—' : altText, crop, turn].filter(Boolean).join(' · ');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const joinTexts = (texts: readonly string[], separator = '\n'): string =>
  texts.filter((text) => text !== '').join(separator);

/** A row's own values, without its key. */
const rowText = (fields: readonly FieldDefinition[], row: unknown, readHtml: ReadHtml): string =>
  isRecord(row) ? joinTexts(fields.map((field) => valueText(row[field.name], field, readHtml))) : '';

function recordText(value: Record<string, unknown>, { kind }: FieldDefinition): string | null {
  if ((kind === 'link' || kind === 'page') && typeof value.value === 'string') return value.value;
  return kind === 'video' ? joinTexts([value.url, value.title, value.text].map(String)) : null;
}

function valueText(value: unknown, field: FieldDefinition | null, readHtml: ReadHtml): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return field?.kind === 'rich-text' ? readHtml(value) : value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (field?.kind === 'repeat' && Array.isArray(value)) {
    return joinTexts(
      value.map((row) => rowText(field.fields, row, readHtml)),
      '\n\n',
    );
  }
  const text = field && isRecord(value) ? recordText(value, field) : null;
  return text ?? JSON.stringify(value);
}

const readWith =
  (readHtml: ReadHtml): Reading =>
  ({ value, images = [], files = [] }, field) =>
    joinTexts([
      valueText(value, field, readHtml),
      ...images.map((image) => imageText(image as StoredImage)),
      ...files.map((file) => String((file as { fileName?: unknown }).fileName)),
    ]);

const asText = readWith(richTextWords);
const asMarkup = readWith(richTextMarkup);

const asJson: Reading = ({ value, ...rest }) =>
  JSON.stringify(Object.keys(rest).length > 0 ? { value, ...rest } : value);

/**
 * Two values in the first way of reading that tells them apart: in words, with their markup, and as they are kept.
 * An absent one is null.
 */
export function readBoth(
  { before, after }: { before: FieldValue | undefined; after: FieldValue | undefined },
  field: FieldDefinition | null,
): { before: string | null; after: string | null } {
  const read = (reading: Reading) => ({
    before: before ? reading(before, field) : null,
    after: after ? reading(after, field) : null,
  });
  const isTold = (texts: { before: string | null; after: string | null }) => texts.before !== texts.after;
  const isEqual = isDeepStrictEqual(before, after);
  const readings = [asText, asMarkup].map(read);
  return readings.find((texts) => isEqual || isTold(texts)) ?? read(asJson);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function plainImage({ decorative, ...image }: StoredImage) {
  return decorative ? { ...image, decorative } : image;
}

const fieldName = (place: string): string => place.split('.')[0] ?? '';

/** What the groups hold by the name of their field: its own, and those of its rows with their place. */
function itemsByField<Item>(groups: Record<string, Item[]>): Map<string, Item[]> {
  const byField = Map.groupBy(Object.entries(groups), ([place]) => fieldName(place));
  const withPlaces = [...byField].map(([name, entries]): [string, Item[]] => [
    name,
    entries.flatMap(([place, items]) => (place === name ? items : items.map((item) => ({ ...item, place })))),
  ]);
  return new Map(withPlaces);
}

/** The values of a part by the name of their field, empty ones left out; the definition's fields come first. */
export function fieldValues(part: ContentPart, fields: readonly FieldDefinition[]): Map<string, FieldValue> {
  const { props, images, files } = part;
  const names = [
    ...fields.map(({ name }) => name),
    ...Object.keys(props),
    ...[images, files].flatMap(Object.keys).map(fieldName),
  ];
  const [imagesByField, filesByField] = [itemsByField(images), itemsByField(files)];
  const values = new Map<string, FieldValue>();
  for (const name of new Set(names)) {
    const own = { images: imagesByField.get(name) ?? [], files: filesByField.get(name) ?? [] };
    const value: FieldValue = {
      ...(!isEmpty(props[name]) && { value: props[name] }),
      ...(own.images.length > 0 && { images: own.images.map(plainImage) }),
      ...(own.files.length > 0 && { files: own.files }),
    };
    if (Object.keys(value).length > 0) values.set(name, value);
  }
  return values;
}
