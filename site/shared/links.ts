import type { LinkValue } from './content-definition.ts';
import { readURL } from './read-url.ts';

export type LinkContext = { locale: string; defaultLocale: string };

export type LinkAttributes = { href: string; rel?: string };

const LOCALE_PREFIX = /^[a-z]{2}-[a-z]{2}(\/|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Path of a slug on the site: '/' or '/about' in the default locale, '/nl-nl' or '/nl-nl/over-ons' in another. */
export function pathOf(slug: string, { locale, defaultLocale }: LinkContext): string {
  const tail = slug.replace(/^\/+|\/+$/g, '');
  const path = encodeURI(tail);
  if (locale === defaultLocale || LOCALE_PREFIX.test(tail)) return `/${path}`;
  return tail === '' ? `/${locale}` : `/${locale}/${path}`;
}

/**
 * Returns the attributes of a link; null for one that is empty or must not be followed, such as a script address. For a
 * known page the server has filled in its path; a slug without page id is in the context's locale.
 */
export function readLink(link: LinkValue, context: LinkContext): LinkAttributes | null {
  const value = link.value.trim();
  if (value === '') return null;
  switch (link.kind) {
    case 'internal':
      return {
        href: link.pageID ? pathOf(value, { ...context, locale: context.defaultLocale }) : pathOf(value, context),
      };
    case 'anchor':
      return { href: `#${value.replace(/^#/, '')}` };
    case 'mail':
      return { href: `mailto:${value.replace(/^mailto:/i, '')}` };
    case 'phone':
      return { href: phoneAddress(value) };
    case 'external':
      return readExternal(value);
  }
}

/** The same for an address in rich text, where a bare slug is an internal link. */
export function readHref(href: string, context: LinkContext): LinkAttributes | null {
  // Browsers ignore these characters in addresses, so a scheme could hide behind them.
  const value = href.replace(/[\s\p{Cc}]/gu, '');
  if (/^https?:/i.test(value)) return readExternal(value);
  if (/^(mailto|tel):/i.test(value) || value.startsWith('#')) return { href: value };
  if (value === '' || SCHEME.test(value) || /^[/\\]{2}/.test(value)) return null;
  return { href: value.startsWith('/') ? value : pathOf(value, context) };
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/^tel:/i, '').replace(/[^\d+*#]/g, '')}`;
}

function readExternal(value: string): LinkAttributes | null {
  const url = readURL(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  return { href: url.href, rel: 'external noopener' };
}
