import { isDeepStrictEqual } from 'node:util';
import type { ContentPart } from '../pages/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { richTextMarkup, richTextWords } from './rich-text-words.ts';

type StoredImage = ContentPart['images'][string][number];

/** What a field holds: its own value, and pictures and files by its name; the parts that are empty are left out. */
export type FieldValue = { value?: unknown; images?: unknown[]; files?: unknown[] };

/** How a value reads; each way tells more than the one before. */
type Reading = (value: FieldValue, kind: FieldDefinition['kind'] | null) => string;

function imageText({ fileName, altText, cropParams, decorative }: StoredImage): string {
  const crop = cropParams && `${cropParams.width} × ${cropParams.height} + ${cropParams.x}, ${cropParams.y}`;
  const turn = cropParams?.rotate ? `${cropParams.rotate}°` : '';
  return [fileName, decorative ? '—' : altText, crop, turn].filter(Boolean).join(' · ');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function valueText(value: unknown, kind: FieldDefinition['kind'] | null): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return kind === 'rich-text' ? richTextWords(value) : value;
  if (kind === 'link' && isRecord(value) && typeof value.value === 'string') return value.value;
  return JSON.stringify(value);
}

const asText: Reading = ({ value, images = [], files = [] }, kind) =>
  [
    valueText(value, kind),
    ...images.map((image) => imageText(image as StoredImage)),
    ...files.map((file) => String((file as { fileName?: unknown }).fileName)),
  ]
    .filter((line) => line !== '')
    .join('\n');

const asMarkup: Reading = (field, kind) =>
  typeof field.value === 'string' && kind === 'rich-text' ? richTextMarkup(field.value) : asText(field, kind);

const asJson: Reading = ({ value, ...rest }) =>
  JSON.stringify(Object.keys(rest).length > 0 ? { value, ...rest } : value);

/**
 * Two values in the first way of reading that tells them apart: in words, with their markup, and as they are kept.
 * An absent one is null.
 */
export function readBoth(
  { before, after }: { before: FieldValue | undefined; after: FieldValue | undefined },
  kind: FieldDefinition['kind'] | null,
): { before: string | null; after: string | null } {
  const read = (reading: Reading) => ({
    before: before ? reading(before, kind) : null,
    after: after ? reading(after, kind) : null,
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

/** The values of a part by the name of their field, empty ones left out; the definition's fields come first. */
export function fieldValues(part: ContentPart, fields: readonly FieldDefinition[]): Map<string, FieldValue> {
  const { props, images, files } = part;
  const names = [...fields.map(({ name }) => name), ...[props, images, files].flatMap(Object.keys)];
  const values = new Map<string, FieldValue>();
  for (const name of new Set(names)) {
    const value: FieldValue = {
      ...(!isEmpty(props[name]) && { value: props[name] }),
      ...(!isEmpty(images[name]) && { images: images[name]?.map(plainImage) }),
      ...(!isEmpty(files[name]) && { files: files[name] }),
    };
    if (Object.keys(value).length > 0) values.set(name, value);
  }
  return values;
}
