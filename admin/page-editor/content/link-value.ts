import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { tidyLink } from '../../shared/links/index.ts';

export const linkKinds = [
  'internal',
  'external',
  'anchor',
  'mail',
  'phone',
] as const satisfies readonly LinkValue['kind'][];
export type LinkKind = (typeof linkKinds)[number];

/** Reads what is stored as a link; null for anything else. */
export function readLink(value: unknown): LinkValue | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('value' in value)) return null;
  const kind = linkKinds.find((known) => known === value.kind);
  if (kind === undefined || typeof value.value !== 'string') return null;
  const pageID = 'pageID' in value && typeof value.pageID === 'number' ? value.pageID : null;
  return kind === 'internal' ? { kind, value: value.value, pageID } : { kind, value: value.value };
}

/** The kind that an address is of, for a link inside rich text; what has no scheme is a page of this site. */
export function readHref(href: string): LinkValue {
  if (/^https?:/i.test(href)) return { kind: 'external', value: href };
  if (/^mailto:/i.test(href)) return { kind: 'mail', value: tidyLink('mail', href) };
  if (/^tel:/i.test(href)) return { kind: 'phone', value: tidyLink('phone', href) };
  if (href.startsWith('#')) return { kind: 'anchor', value: tidyLink('anchor', href) };
  return { kind: 'internal', value: href === '/' ? '/' : href.replace(/^\//, '') };
}

/** The address of a link inside rich text; that of a page begins with a slash there. */
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
