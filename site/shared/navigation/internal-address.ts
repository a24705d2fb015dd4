/** What the page viewer can show without loading a document. */
export type SiteAddress =
  | { kind: 'page'; slug: string }
  | { kind: 'search'; term: string; locale: string | null; page: number }
  | { kind: 'privacy'; locale: string | null };

/** First segments that no page has, since they are reserved for the server. */
const reservedSegments = new Set(['api', 'cmsadmin', 'graphql', 'healthz', 'metrics', 'readyz']);

/** A segment of a slug; anything else may be a file. */
const segmentForm = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}-]+$/u;

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns what an address of this site shows; null if only a document of its own can show it. */
export function parseAddress({ pathname, searchParams }: URL): SiteAddress | null {
  const locale = searchParams.get('locale');
  if (pathname === '/_/search') {
    const page = Number(searchParams.get('page') ?? 1);
    return { kind: 'search', term: searchParams.get('q') ?? '', locale, page: Number.isSafeInteger(page) ? page : 1 };
  }
  if (pathname === '/_/privacy') return { kind: 'privacy', locale };
  const slug = decodeOrNull(pathname.slice(1));
  if (slug === null) return null;
  const segments = slug === '' ? [] : slug.split('/');
  if (reservedSegments.has(segments[0] ?? '')) return null;
  return segments.every((segment) => segmentForm.test(segment)) ? { kind: 'page', slug: slug || '/' } : null;
}

/** The address that an ordinary click on a link leads to, if the page viewer can show it. */
function internalURLOf(link: HTMLAnchorElement): URL | null {
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  if ((link.target !== '' && link.target !== '_self') || link.relList.contains('external')) return null;
  const url = new URL(link.href);
  const isSameDocument = url.pathname === location.pathname && url.search === location.search;
  return isSameDocument || parseAddress(url) === null ? null : url;
}

/** The same for the link that an event is about; null without one. */
export function internalURLAround(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && internalURLOf(link);
}

/** The events by which visitors show that they are about to follow a link. */
export const linkIntents = ['pointerover', 'focusin', 'touchstart'] as const;

/** The id in an address that names a part of its page; null without one. */
export function fragmentOf({ hash }: URL): string | null {
  const text = hash.slice(1);
  return text === '' ? null : (decodeOrNull(text) ?? text);
}
