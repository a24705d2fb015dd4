import { createRandom, isLongRun, seed } from '../random.ts';

export type HostileCall = { method: string; path: string };

/** The input of a call: the query after its path, and its body. */
export type HostileInput = { name: string; id: string; query?: string; body?: string };

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const fields = [
  'email',
  'password',
  'title',
  'slug',
  'locale',
  'type',
  'id',
  'path',
  'blocks',
  'content',
  'typeData',
  'name',
  'tag',
  'pageID',
  'newPath',
  'folderName',
  'searchTerm',
  'items',
  'permissions',
  'revision',
  'thresholds',
];
const eachField = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));

const bodies: Readonly<Record<string, string>> = {
  empty: '',
  broken: '{"a":',
  null: 'null',
  'a number': '7',
  'a list': '[[],{}]',
  'an object': '{}',
  'many brackets': deep(200_000),
  'many brackets in a field': `{"content":${deep(5_000)},"blocks":${deep(50)}}`,
  'a huge text': eachField('a'.repeat(150_000)),
  'a long list': eachField(Array.from({ length: 20_000 }, () => 0)),
  'texts everywhere': eachField('x'),
  'numbers everywhere': eachField(1e308),
  'numbers too large': `{"id":1e999,"pageID":99999999999999999999,"pageIndex":2147483647,"pageSize":1000}`,
  'null everywhere': eachField(null),
  'objects everywhere': eachField({ toString: 1, __proto__: { a: 1 }, constructor: null }),
  NUL: eachField('a\0b'),
  'lone surrogates': eachField('\ud800'),
  __proto__: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
};

const ids = ['2147483647', '99999999999', '0', 'x', '%00', '%ED%A0%80', '..%2f..', "1'--"];
const queries: Readonly<Record<string, string>> = {
  none: '',
  NUL: '?slug=%00',
  'a name twice': '?slug=a&slug=b',
  brackets: '?slug[a]=1',
  'wrong numbers': '?w=1e9&format=x&imageID=-1&x=NaN',
  'a huge text': `?slug=${'a'.repeat(5_000)}`,
};

const parts: readonly unknown[] = [
  '',
  '/',
  'x',
  '\0',
  '\ud800',
  '../..',
  "' or 1=1 --",
  '<script>',
  '🙂',
  'a'.repeat(300),
  'javascript:alert(1)',
  null,
  true,
  0,
  -1,
  1.5,
  0x80000000,
  [],
  [null],
  {},
  [[[]]],
  { id: {} },
  ['x', 1],
];

const queryNames = [
  'slug',
  'locale',
  'name',
  'imageID',
  'cropParams',
  'w',
  'format',
  'version',
  'from',
  'to',
  'action',
];

/** Random names that calls know, each with a random value. */
function somethingOf(names: readonly string[], random: () => number): [string, unknown][] {
  const chosen = names.filter(() => random() < 0.6);
  return chosen.map((name) => [name, parts[Math.floor(random() * parts.length)]]);
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** An existing id; not the sender's own role, whose change would end the test. */
const presentID = (path: string): string => (path.includes('/role/') ? '2' : '1');

function randomInput({ method, path }: HostileCall, random: () => number): Omit<HostileInput, 'name'> {
  const id = random() < 0.5 ? presentID(path) : '999999';
  if (method !== 'GET') return { id, body: JSON.stringify(Object.fromEntries(somethingOf(fields, random))) };
  const asked = somethingOf(queryNames, random).map(([name, value]) => [name, toText(value)]);
  return { id, query: `?${new URLSearchParams(asked).toString()}` };
}

/** Inputs per call at full count; those that are not known are random. */
const fullCount = 1_000;

/** Without TEST_LONG each call gets one of this many known inputs, by the seed; the calls together get all. */
const share = 6;

/** Known and random inputs, the same for a call and seed; `turn` is the call's index among all. */
export function hostileInputs(call: HostileCall, turn: number): HostileInput[] {
  const { method, path } = call;
  const id = presentID(path);
  const reads = method === 'GET';
  const random = createRandom(seed + turn);
  const rest = reads ? {} : { body: '{}' };
  const known: HostileInput[] = [
    ...(path.includes('{') ? ids.map((wrong) => ({ name: `id ${wrong}`, id: wrong, ...rest })) : []),
    ...(reads
      ? Object.entries(queries).map(([name, query]) => ({ name: `query ${name}`, id, query }))
      : Object.entries(bodies).map(([name, body]) => ({ name: `body ${name}`, id, body }))),
  ].filter((_, index) => isLongRun || (index + turn + seed) % share === 0);
  const more = Array.from({ length: isLongRun ? fullCount - known.length : 2 }, (_, index) => ({
    name: `random ${index}`,
    ...randomInput(call, random),
  }));
  return [...known, ...more];
}
