/** A request to /graphql that is cheap for its sender and expensive for a careless server. */
export type Attack = { name: string; path: string; init: RequestInit };

type Operation = { query?: string; variables?: unknown; extensions?: unknown };

const json = { 'content-type': 'application/json' };
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

function post(name: string, operation: Operation | Operation[], headers: Record<string, string> = json): Attack {
  return { name, path: '/graphql', init: { method: 'POST', body: JSON.stringify(operation), headers } };
}

const logout = 'mutation { logout { errors { code } } }';

/** Fragments that each spread the next one twice: 2 to the power of their number when expanded. */
const fanOut = `{ ...f0 } ${repeat(
  40,
  (index) => `fragment f${index} on Query { ...f${index + 1} ... on Query { ...f${index + 1} } }`,
)} fragment f40 on Query { settings { defaultLocale } }`;

const introspection = (levels: number): string =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)}name${' } }'.repeat(levels)} } } }`;

/** A session cookie, as a browser adds it to requests of another site's page. */
const foreign = { ...json, origin: 'https://evil.example', cookie: `ximblox_session=${'a'.repeat(43)}` };

/** An operation that the product's clients never send. */
export function unknownHash(index: number): Attack {
  const sha256Hash = index.toString(16).padStart(64, '0');
  return post('an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

export const attacks: readonly Attack[] = [
  post('5,000 aliases', { query: `{ ${repeat(5_000, (index) => `a${index}: settings { defaultLocale }`)} }` }),
  post('60 aliases', { query: `{ ${repeat(60, (index) => `a${index}: settings { defaultLocale }`)} }` }),
  post('depth 200', { query: `${'{ viewer '.repeat(200)}{ id }${' }'.repeat(200)}` }),
  post('20,000 directives', { query: `{ settings ${'@include(if: true) '.repeat(20_000)} { defaultLocale } }` }),
  post('60 directives', { query: `{ settings { ${'defaultLocale @skip(if: false) '.repeat(60)} } }` }),
  post('a fragment in itself', { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' }),
  post('fragments that fan out', { query: fanOut }),
  post('lists in lists', {
    query: `{ ${repeat(30, (index) => `a${index}: newestPages(count: 50) { siblings { locale } pageVersion { blocks { key images { name } } } }`)} }`,
  }),
  post('introspection in itself', { query: introspection(30) }),
  post('a query of 1 MB', { query: `{ settings { defaultLocale } } #${'x'.repeat(1024 * 1024)}` }),
  post('a query of 1 MB of brackets', { query: '{'.repeat(1024 * 1024) }),
  post('a body of 5 MB', { query: '{ settings { defaultLocale } }', variables: { a: 'x'.repeat(5 * 1024 * 1024) } }),
  post(
    'a batch',
    Array.from({ length: 100 }, () => ({ query: '{ settings { defaultLocale } }' })),
  ),
  unknownHash(1),
  post('a hash to be registered', {
    query: '{ settings { defaultLocale } }',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
  }),
  {
    name: 'a change by GET',
    path: `/graphql?query=${encodeURIComponent(logout)}`,
    init: { headers: { 'apollo-require-preflight': '1' } },
  },
  { name: 'a change by a link', path: `/graphql?query=${encodeURIComponent(logout)}`, init: {} },
  post('a change from a foreign origin with cookies', { query: logout }, foreign),
  post('a form', { query: logout }, { 'content-type': 'application/x-www-form-urlencoded' }),
  post('a text', { query: logout }, { 'content-type': 'text/plain' }),
  post('a multipart form', { query: logout }, { 'content-type': 'multipart/form-data; boundary=x' }),
];
