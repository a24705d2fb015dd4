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
  const present = given.filter((segment) => segment !== '').map((segment) => String(segment).normalize('NFC'));
  const segments = present.length > 0 ? lowerPrefix(present) : [];
  const slug = segments.join('/');
  return slug === given.join('/') ? { slug } : { movedTo: `/${segments.map(encodeURIComponent).join('/')}` };
}
