import { normalizeText } from '../shared/normalize-text.ts';
/** What a request's path asks for: a page's slug with its locale prefix, or the form that it should have had. */
export type SitePath = { slug: string } | { movedTo: string } | null;

/** Two letters, a dash, two letters, in whatever case. */
const anyCasePrefix = /^[a-z]{2}-[a-z]{2}$/i;

/** What is longer names no page (characters). */
const longestPath = 1_000;

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
 * Reads the path of a request. Repeated and trailing slashes and an upper-case prefix lead to the normal form,
 * which begins with exactly one slash; null where no page can have such a path.
 */
export function readSitePath(path: string): SitePath {
  if (path.length > longestPath) return null;
  const given = path.split('/').slice(1).map(decode);
  if (given.includes(null)) return null;
  const present = given.filter((segment) => segment !== '').map((segment) => normalizeText(String(segment)));
  const segments = present.length > 0 ? lowerPrefix(present) : [];
  const slug = segments.join('/');
  return slug === given.join('/') ? { slug } : { movedTo: `/${segments.map(encodeURIComponent).join('/')}` };
}

/** The slug of a place near a path, in its locale, at which there can be nothing: no slug begins with it. */
export function slugOfNowhere(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  return anyCasePrefix.test(first) ? `${first.toLowerCase()}/_` : '_';
}

/** Its result has to be used: a bundler leaves out a call that is only made to see whether it throws. */
function decodePath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** An address whose path cannot be decoded is that of nothing; any other one stays as it is. */
export function replaceUnreadable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return decodePath(path) === null ? `/${slugOfNowhere(path)}` : url;
}
