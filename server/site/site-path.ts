import { normalizeText } from '../shared/normalize-text.ts';
/** A parsed path: a slug with its locale prefix, or the normalized path to redirect to. */
export type SitePath = { slug: string } | { movedTo: string } | null;

/** A locale prefix in any case. */
const anyCasePrefix = /^[a-z]{2}-[a-z]{2}$/i;

/** Longer paths are not pages (characters). */
const maxPathLength = 1_000;

function decode(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.includes('/') || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

const lowerPrefix = (segments: readonly string[]): string[] => {
  const [first = '', ...rest] = segments;
  return [anyCasePrefix.test(first) ? first.toLowerCase() : first, ...rest];
};

/**
 * Parses the path of a request. Repeated and trailing slashes and an upper-case prefix redirect to the normalized path,
 * which starts with exactly one slash. Returns null if no page can have the path.
 */
export function parseSitePath(path: string): SitePath {
  if (path.length > maxPathLength) return null;
  const decodedSegments = path.split('/').slice(1).map(decode);
  if (decodedSegments.includes(null)) return null;
  const nonEmptySegments = decodedSegments
    .filter((segment) => segment !== '')
    .map((segment) => normalizeText(String(segment)));
  const segments = nonEmptySegments.length > 0 ? lowerPrefix(nonEmptySegments) : [];
  const slug = segments.join('/');
  return slug === decodedSegments.join('/') ? { slug } : { movedTo: `/${segments.map(encodeURIComponent).join('/')}` };
}

/** Returns a slug in the path's locale at which there is never a page: no slug starts with `_`. */
export function notFoundSlug(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  return anyCasePrefix.test(first) ? `${first.toLowerCase()}/_` : '_';
}

/** The result must be used: a bundler removes a call that is only made to see whether it throws. */
function decodePath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** Replaces the path of a URL that cannot be decoded by one that does not exist; returns other URLs unchanged. */
export function replaceUndecodablePath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return decodePath(path) === null ? `/${notFoundSlug(path)}` : url;
}
