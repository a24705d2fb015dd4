import {
  type ContentPart,
  findRichTextHrefs,
  isWellFormedHref,
  isWellFormedLink,
  linkValueSchema,
  flattenFields,
} from '../content/index.ts';
import { readVideoAddress } from '../media/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import { type ErrorCode, type ErrorItem, Errors } from '../shared/errors/index.ts';

type FieldOfKind<Name extends FieldDefinition['kind']> = Extract<FieldDefinition, { kind: Name }>;
type FlatField = { field: FieldDefinition; value: unknown; path: string };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether HTML has no text; `<p></p>` is blank. */
const isBlankHtml = (value: unknown): boolean =>
  isBlank(value) || (typeof value === 'string' && value.replace(/<(?!hr\b)[^<>]*>|&nbsp;|\s/g, '') === '');

const isBlankLink = (value: unknown): boolean => isBlank(linkValueSchema.safeParse(value).data?.value ?? value);

const videoAddress = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'url' in value ? value.url : null;

function isMissing({ field, value, path }: FlatField, part: ContentPart): boolean {
  switch (field.kind) {
    case 'image':
    case 'images':
      return !part.images[path]?.length;
    case 'file':
    case 'files':
      return !part.files[path]?.length;
    case 'rich-text':
      return isBlankHtml(value);
    case 'link':
    case 'page':
      return isBlankLink(value);
    case 'video':
      return isBlank(videoAddress(value));
    case 'repeat':
      return !Array.isArray(value) || value.length === 0;
    default:
      return isBlank(value);
  }
}

/** Whether a number is on a step from the minimum, as in browsers, tolerating floating-point errors. */
function isOnStep({ step, min = 0 }: FieldOfKind<'number'>, value: number): boolean {
  if (step === undefined) return true;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

function checkNumber(field: FieldOfKind<'number'>, value: unknown): ErrorCode | null {
  if (typeof value !== 'number') return Errors.invalid;
  const { min = -Infinity, max = Infinity } = field;
  return value >= min && value <= max && isOnStep(field, value) ? null : Errors.invalid;
}

function checkCount({ min = 0, max = Infinity }: { min?: number; max?: number }, count: number): ErrorCode | null {
  if (count < min) return Errors.required;
  return count > max ? Errors.invalid : null;
}

/** Checks a field that is not empty, by its kind. */
function checkFilled({ field, value, path }: FlatField, part: ContentPart): ErrorCode | null {
  switch (field.kind) {
    case 'link':
      return isWellFormedLink(value) ? null : Errors.invalidUrl;
    case 'rich-text':
      return findRichTextHrefs(String(value)).every(isWellFormedHref) ? null : Errors.invalidUrl;
    case 'video':
      return readVideoAddress(String(videoAddress(value))) ? null : Errors.invalidUrl;
    case 'number':
      return checkNumber(field, value);
    case 'repeat':
      return checkCount(field, Array.isArray(value) ? value.length : 0);
    case 'images':
      return checkCount(field, part.images[path]?.length ?? 0);
    case 'files':
      return checkCount(field, part.files[path]?.length ?? 0);
    default:
      return null;
  }
}

function checkVideoTitle({ field, value, path }: FlatField, propertyPrefix: string): ErrorItem[] {
  if (field.kind !== 'video' || typeof value !== 'object' || value === null) return [];
  return 'title' in value && !isBlank(value.title)
    ? []
    : [{ code: Errors.required, property: `${propertyPrefix}.${path}.title` }];
}

/** A list with a minimum is required, even without `required`. */
function isRequired(field: FieldDefinition): boolean {
  if (field.kind === 'repeat' || field.kind === 'images' || field.kind === 'files') {
    return field.required === true || (field.min ?? 0) > 0;
  }
  return 'required' in field && field.required === true;
}

function checkField(flatField: FlatField, part: ContentPart): ErrorItem[] {
  const { field, path } = flatField;
  const property = `${part.propertyPrefix}.${path}`;
  if (isMissing(flatField, part)) {
    return isRequired(field) ? [{ code: Errors.required, property }] : [];
  }
  const code = checkFilled(flatField, part);
  return [...(code ? [{ code, property }] : []), ...checkVideoTitle(flatField, part.propertyPrefix)];
}

/** In a list of images, the property has the index of the image. */
function checkAltTexts(part: ContentPart, imageListPaths: ReadonlySet<string>): ErrorItem[] {
  return Object.entries(part.images).flatMap(([name, images]) => {
    const missing = images.flatMap(({ altText, decorative }, index) =>
      !decorative && altText.trim() === ''
        ? [`${part.propertyPrefix}.${name}${imageListPaths.has(name) ? `.${index}` : ''}.altText`]
        : [],
    );
    return [...new Set(missing)].map((property): ErrorItem => ({ code: Errors.required, property }));
  });
}

/**
 * Returns the errors that block publishing a block or page type: V_01 for missing values or too few items, V_12 for
 * values out of range or too many items, V_13 for malformed links or video URLs, V_01 on `….altText` for an image
 * without alternative text.
 */
export function findPartErrors(part: ContentPart, fields: readonly FieldDefinition[]): ErrorItem[] {
  const flatFields = flattenFields(fields, part.props);
  const imageListPaths = new Set(flatFields.filter(({ field }) => field.kind === 'images').map(({ path }) => path));
  return [...flatFields.flatMap((one) => checkField(one, part)), ...checkAltTexts(part, imageListPaths)];
}
