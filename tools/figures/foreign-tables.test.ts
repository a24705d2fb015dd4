import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSourceFiles } from '../check/list-source-files.ts';
import { declaredForeignTables } from './declared-foreign-tables.ts';
import { findForeignTables, isFeatureFile } from './foreign-tables.ts';
import { tableOwners } from './table-owners.ts';

it("names another feature's table in SQL only where a reason is declared, and no reason is out of date", () => {
  const files = listSourceFiles(['ts'])
    .filter(isFeatureFile)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const declared = declaredForeignTables.flatMap(({ feature, tables }) =>
    tables.map((table) => `${feature}: ${table} (${tableOwners[table]})`),
  );
  expect(findForeignTables(files, tableOwners)).toEqual(declared.toSorted());
});

it('finds a table after each keyword that a table follows', () => {
  const owners = { page: 'pages' };
  const statements = ['from page', 'join "page"', 'insert into page', 'update only page', 'delete from a using page'];
  for (const statement of statements) {
    const files = [{ path: 'server/tags/list.ts', text: `sql\`${statement} p\`` }];
    expect([statement, findForeignTables(files, owners)]).toEqual([statement, ['tags: page (pages)']]);
  }
});
