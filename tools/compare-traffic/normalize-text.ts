/** Whether a word looks drawn at random: long, with digits and letters of both cases. */
const looksRandom = (word: string): boolean => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);

const replacements: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '<uuid>'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, '<time>'],
  [/\b\d{4}-\d\d-\d\d\b/g, '<date>'],
  [/\b[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/g, '<time>'],
  [/\b\d{1,2}\.? \p{L}{3,9}\.? 20\d\d\b/gu, '<date>'],
  [/\b\p{L}{3,9} \d{1,2}, 20\d\d\b/gu, '<date>'],
  [/\b\d{1,2}:\d\d(?::\d\d)?\b/g, '<clock>'],
  [/\b(?:localhost|127\.0\.0\.1|\[::1\]):\d+/g, '<host>'],
  [/\bWy[JI][\w-]{5,}/g, '<cursor>'],
  [/(?<![\w-])(?=[\da-f]*\d)[\da-f]{16,}(?![\w-])/gi, '<hash>'],
  [/[\w-]{20,}/g, (word) => (looksRandom(word) ? '<token>' : word)],
  [/(?<=\/)\d+(?=[/?#"'\s&]|$)/g, '<id>'],
  [/(?<=ids?=)\d+/gi, '<id>'],
  // Tests number their users, pages and files by the order of their creation.
  [/(?<=\p{L}[- ])\d+(?!\p{L})/gu, '<n>'],
];

/** Replaces ids in addresses, numbers in names, times, dates, hosts, cursors, hashes and tokens. */
export function normalizeText(text: string): string {
  let result = text;
  for (const [pattern, replacement] of replacements) {
    result = result.replace(pattern, replacement as (match: string) => string);
  }
  return result;
}

const idKey = /^ids?$|I[dD]s?$/;

/** Copies JSON with every text replaced by `replace`, and with ids and times that are numbers replaced. */
export function normalizeJson(value: unknown, replace: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return idKey.test(key) && /^\d+$/.test(value) ? '<id>' : replace(value);
  if (typeof value === 'number') {
    if (idKey.test(key)) return '<id>';
    // What remains of the rate limit depends on the time since the last request.
    if (key === 'available') return '<n>';
    return value > 1_000_000_000_000 ? '<time>' : value;
  }
  if (Array.isArray(value)) return value.map((item) => normalizeJson(item, replace, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [replace(name), normalizeJson(item, replace, name)]),
  );
}

/** The structure of JSON: types in place of texts and numbers, one item of each structure in arrays. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort();
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, shapeOf(item)]),
  );
}
