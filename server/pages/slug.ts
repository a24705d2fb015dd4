import { isLongerThan, text, textLimits } from '../shared/errors/index.ts';
import { normalizeText } from '../shared/normalize-text.ts';

/** First segments that belong to the server itself. */
const reservedSegments: ReadonlySet<string> = new Set(['cmsadmin', 'api', 'graphql', 'healthz', 'readyz', 'metrics']);

const localePrefix = /^[a-z]{2}-[a-z]{2}$/;
const segmentForm = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}-]+$/u;

/** Whether a path's first segment is a locale's prefix: two letters, a dash, two letters. */
function isLocalePrefix(segment: string): boolean {
  return localePrefix.test(segment);
}

/** The rules of a slug's form, in the order in which a text is held against them. */
export const slugRules = ['LENGTH', 'LOWER_CASE', 'SLASHES', 'CHARACTERS', 'RESERVED', 'LOCALE_PREFIX'] as const;
export type SlugRule = (typeof slugRules)[number];

/**
 * The first rule that a text breaks as a slug; null where it is one: '/' for the root, else lower-case segments joined
 * by '/', not beginning with what is reserved.
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

/** Whether a text has the form of a slug. */
export function isSlug(value: string): boolean {
  return findBrokenSlugRule(value) === null;
}

/** A slug: V_01 where it is empty, V_12 where its form is wrong, V_14 where it is too long. */
export const slugInput = text(textLimits.name)
  .refine((value) => value !== '', { abort: true, params: { code: 'V_01' } })
  .refine((value) => isLongerThan(textLimits.name, value) || isSlug(value));

/** Where a page stands: its locale and the slug in it. */
export type PageAddress = { locale: string; slug: string };

/** Splits 'nl-nl/over-ons' into locale and slug; without a prefix it is the default locale's. */
export function parseAddress(path: string, defaultLocale: string): PageAddress {
  const [first = '', ...rest] = path.split('/');
  if (!isLocalePrefix(first)) return { locale: defaultLocale, slug: path === '' ? '/' : path };
  return { locale: first, slug: rest.join('/') || '/' };
}

/** Path of a page on the site: '/', '/about', '/nl-nl', '/nl-nl/over-ons'. */
export function toPath({ locale, slug }: PageAddress, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (slug === '/') return prefix || '/';
  return `${prefix}/${slug}`;
}
