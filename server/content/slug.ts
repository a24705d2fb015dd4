import { isLongerThan, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { normalizeText } from '../shared/normalize-text.ts';

/** First segments that are reserved for the server. */
const reservedSegments: ReadonlySet<string> = new Set(['cmsadmin', 'api', 'graphql', 'healthz', 'readyz', 'metrics']);

const localePrefix = /^[a-z]{2}-[a-z]{2}$/;
const segmentForm = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}-]+$/u;

/** Whether a path segment is a locale prefix: two letters, a hyphen, two letters. */
function isLocalePrefix(segment: string): boolean {
  return localePrefix.test(segment);
}

/** The rules for slugs, in the order in which they are checked. */
export const slugRules = ['LENGTH', 'LOWER_CASE', 'SLASHES', 'CHARACTERS', 'RESERVED', 'LOCALE_PREFIX'] as const;
export type SlugRule = (typeof slugRules)[number];

/**
 * Returns the first rule that a text breaks, or null if it is a valid slug: '/' for the root, otherwise lower-case
 * segments joined by '/', the first of which is not reserved.
 */
export function findBrokenSlugRule(value: string): SlugRule | null {
  if (value === '/') return null;
  const segments = value.split('/');
  const [first = ''] = segments;
  if (isLongerThan(textLimits.name, value)) return 'LENGTH';
  if (value !== value.toLowerCase()) return 'LOWER_CASE';
  if (segments.includes('')) return 'SLASHES';
  if (value !== normalizeText(value) || !segments.every((segment) => segmentForm.test(segment))) return 'CHARACTERS';
  if (reservedSegments.has(first)) return 'RESERVED';
  return isLocalePrefix(first) ? 'LOCALE_PREFIX' : null;
}

/** Whether a text is a well-formed slug. */
export function isSlug(value: string): boolean {
  return findBrokenSlugRule(value) === null;
}

/** A slug: V_01 if empty, V_12 if not well formed, V_14 if too long. */
export const slugInput = textInput(textLimits.name)
  .refine((value) => value !== '', { abort: true, params: { code: Errors.required } })
  .refine((value) => isLongerThan(textLimits.name, value) || isSlug(value));

/** The address of a page: its locale and its slug, unique in that locale. */
export type PageAddress = { locale: string; slug: string };

/** Splits 'nl-nl/over-ons' into locale and slug; without a prefix the locale is the default one. */
export function parsePageAddress(path: string, defaultLocale: string): PageAddress {
  const [first = '', ...rest] = path.split('/');
  if (!isLocalePrefix(first)) return { locale: defaultLocale, slug: path === '' ? '/' : path };
  return { locale: first, slug: rest.join('/') || '/' };
}

/** Path of a page on the site: '/', '/about', '/nl-nl', '/nl-nl/over-ons'. */
export function toPagePath({ locale, slug }: PageAddress, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (slug === '/') return prefix || '/';
  return `${prefix}/${slug}`;
}
