import {
  type ContentPart,
  findRichTextAddresses,
  isWellFormedHref,
  isWellFormedLink,
  linkValue,
  placedFields,
} from '../pages/index.ts';
import { readVideoAddress } from '../media/index.ts';
import type { FieldDefinition } from '../shared/content-definition.ts';
import type { ErrorCode, ErrorItem } from '../shared/errors/index.ts';

type Kind<Name extends FieldDefinition['kind']> = Extract<FieldDefinition, { kind: Name }>;
type Placed = { field: FieldDefinition; value: unknown; path: string };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Text without its tags: `<p></p>` is as empty as nothing. */
const isBlankHtml = (value: unknown): boolean =>
  isBlank(value) || (typeof value === 'string' && value.replace(/<(?!hr\b)[^<>]*>|&nbsp;|\s/g, '') === '');

const isBlankLink = (value: unknown): boolean => isBlank(linkValue.safeParse(value).data?.value ?? value);

const videoAddress = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'url' in value ? value.url : null;

function isMissing({ field, value, path }: Placed, part: ContentPart): boolean {
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

/** Steps are counted from the least number, as browsers do; what a computer makes of 0.1 + 0.2 is let pass. */
function isOnStep({ step, min = 0 }: Kind<'number'>, value: number): boolean {
  if (step === undefined) return true;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

function checkNumber(field: Kind<'number'>, value: unknown): ErrorCode | null {
  if (typeof value !== 'number') return 'V_12';
  const { min = -Infinity, max = Infinity } = field;
  return value >= min && value <= max && isOnStep(field, value) ? null : 'V_12';
}

function checkCount({ min = 0, max = Infinity }: { min?: number; max?: number }, count: number): ErrorCode | null {
  if (count < min) return 'V_01';
  return count > max ? 'V_12' : null;
}

/** What is filled in, by its kind; a video is called something, for those who cannot see what it is. */
function checkFilled({ field, value, path }: Placed, part: ContentPart): ErrorCode | null {
  switch (field.kind) {
    case 'link':
      return isWellFormedLink(value) ? null : 'V_13';
    case 'rich-text':
      return findRichTextAddresses(String(value)).every(isWellFormedHref) ? null : 'V_13';
    case 'video':
      return readVideoAddress(String(videoAddress(value))) ? null : 'V_13';
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

function checkVideoTitle({ field, value, path }: Placed, owner: string): ErrorItem[] {
  if (field.kind !== 'video' || typeof value !== 'object' || value === null) return [];
  return 'title' in value && !isBlank(value.title) ? [] : [{ code: 'V_01', property: `${owner}.${path}.title` }];
}

/** A list that takes at least one is needed, said or not. */
function isNeeded(field: FieldDefinition): boolean {
  if (field.kind === 'repeat' || field.kind === 'images' || field.kind === 'files') {
    return field.required === true || (field.min ?? 0) > 0;
  }
  return 'required' in field && field.required === true;
}

function checkField(placed: Placed, part: ContentPart): ErrorItem[] {
  const { field, path } = placed;
  const property = `${part.owner}.${path}`;
  if (isMissing(placed, part)) {
    return isNeeded(field) ? [{ code: 'V_01', property }] : [];
  }
  const code = checkFilled(placed, part);
  return [...(code ? [{ code, property }] : []), ...checkVideoTitle(placed, part.owner)];
}

/** A picture of several is named by its place among them. */
function checkAltTexts(part: ContentPart, lists: ReadonlySet<string>): ErrorItem[] {
  return Object.entries(part.images).flatMap(([name, images]) => {
    const silent = images.flatMap(({ altText, decorative }, index) =>
      !decorative && altText.trim() === ''
        ? [`${part.owner}.${name}${lists.has(name) ? `.${index}` : ''}.altText`]
        : [],
    );
    return [...new Set(silent)].map((property): ErrorItem => ({ code: 'V_01', property }));
  });
}

/**
 * What the values of a block or page type lack for publishing: V_01 missing or too few, V_12 out of range or too many,
 * V_13 a malformed link or video address, V_01 on `….altText` for a picture that nothing is said about.
 */
export function checkPart(part: ContentPart, fields: readonly FieldDefinition[]): ErrorItem[] {
  const placed = placedFields(fields, part.props);
  const lists = new Set(placed.filter(({ field }) => field.kind === 'images').map(({ path }) => path));
  return [...placed.flatMap((one) => checkField(one, part)), ...checkAltTexts(part, lists)];
}
