import { expect, it } from 'vitest';
import { findForeignTables } from './foreign-tables.ts';
import { measureSource } from './measure-source.ts';
import { findSharedNames } from './shared-names.ts';

it('counts lines, functions, assertions and documented exports of a file', () => {
  const text = [
    '/** Adds two numbers. */',
    'export function add(a: any, b: number) {',
    '  return (a as number) + b;',
    '}',
    'export const [first] = [1], list = [1] as const;',
    'const ask = (x?: { y: number }) => x!.y;',
    '',
  ].join('\n');
  expect(measureSource('a.ts', text)).toEqual({
    path: 'a.ts',
    lines: 6,
    functionLines: [3],
    anyTypes: 1,
    assertions: 1,
    nonNullAssertions: 1,
    exports: [
      { name: 'add', isDocumented: true },
      { name: 'list', isDocumented: false },
    ],
  });
});

it("finds a feature's SQL over another feature's table", () => {
  const owners = { page: 'pages', tag: 'tags' };
  const text = 'const a = sql`select * from page join "tag" t on true`; // from page in a comment';
  expect(findForeignTables([{ path: 'server/tags/list.ts', text }], owners)).toEqual(['tags: page (pages)']);
  expect(findForeignTables([{ path: 'server/tags/list.ts', text: '// from page' }], owners)).toEqual([]);
});

it('finds a name that two files of one app export', () => {
  const files = [
    { path: 'server/a.ts', exports: [{ name: 'load' }, { name: 'load' }] },
    { path: 'server/b.ts', exports: [{ name: 'load' }, { name: 'save' }] },
    { path: 'admin/c.ts', exports: [{ name: 'save' }] },
  ];
  expect(findSharedNames(files)).toEqual([{ app: 'server', name: 'load', paths: ['server/a.ts', 'server/b.ts'] }]);
});
