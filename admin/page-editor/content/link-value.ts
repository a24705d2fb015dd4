import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { normalizeLink } from '../../shared/links/index.ts';

export const linkKinds = [
  'internal',
  'external',
  'anchor',
  'mail',
  'phone',
] as const satisfies readonly LinkValue['kind'][];
export type LinkKind = (typeof linkKinds)[number];

/** Parses a stored link; null for any other value. */
export function parseLink(value: unknown): LinkValue | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('value' in value)) return null;
  const kind = linkKinds.find((known) => known === value.kind);
  if (kind === undefined || typeof value.value !== 'string') return null;
  const pageID = 'pageID' in value && typeof value.pageID === 'number' ? value.pageID : null;
  return kind === 'internal' ? { kind, value: value.value, pageID } : { kind, value: value.value };
}

/** Parses the address of a link in rich text; one without a scheme is a page of this site. */
export function parseHref(href: string): LinkValue {
  if (/^https?:/i.test(href)) return { kind: 'external', value: href };
  if (/^mailto:/i.test(href)) return { kind: 'mail', value: normalizeLink('mail', href) };
  if (/^tel:/i.test(href)) return { kind: 'phone', value: normalizeLink('phone', href) };
  if (href.startsWith('#')) return { kind: 'anchor', value: normalizeLink('anchor', href) };
  return { kind: 'internal', value: href === '/' ? '/' : href.replace(/^\//, '') };
}

/** Returns the address of a link in rich text; that of a page begins with a slash. */
export function toHref({ kind, value }: LinkValue): string {
  switch (kind) {
    case 'anchor':
      return `#${value}`;
    case 'mail':
      return `mailto:${value}`;
    case 'phone':
      return `tel:${value.replace(/[^\d+*#]/g, '')}`;
    case 'internal':
      return value.startsWith('/') ? value : `/${value}`;
    case 'external':
      return value;
  }
}
