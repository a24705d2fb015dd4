import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { findFolderCycles } from './check/find-folder-cycles.ts';
import { listSourceFiles } from './check/list-source-files.ts';
import { findAllWords } from './check/words/find-all-words.ts';
import { findForeignTables, isFeatureFile } from './figures/foreign-tables.ts';
import { measureSource, type SourceFigures } from './figures/measure-source.ts';
import { findSharedNames } from './figures/shared-names.ts';
import { tableOwners } from './figures/table-owners.ts';
import { readImportGraph } from './testing/import-graph.ts';

/**
 * `npm run figures` prints the size and the structure of the code; `npm run figures -- list` also lists what is
 * behind each number.
 */
const mayList = process.argv.includes('list');

const apps = ['server', 'admin', 'site'] as const;

const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

const files = listSourceFiles(['ts', 'tsx', 'css', 'graphql']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const isCode = (path: string) => /\.tsx?$/.test(path);
const isProduction = (path: string) =>
  isCode(path) && !isTest(path) && apps.some((app) => path.startsWith(`${app}/`)) && !path.includes('/generated/');
const production = files.filter(({ path }) => isProduction(path));
const sources = production.map(({ path, text }) => measureSource(path, text));

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const spread = (values: readonly number[]) =>
  `${percentile(values, 0.5)}/${percentile(values, 0.9)}/${percentile(values, 1)}`;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function sizeOf(name: string, of: readonly SourceFigures[]): Record<string, string | number> {
  const lines = sum(of.map((file) => file.lines));
  const exported = of.flatMap((file) => file.exports);
  const documented = exported.filter((each) => each.isDocumented).length;
  return {
    app: name,
    files: of.length,
    lines,
    'file p50/p90/max': spread(of.map((file) => file.lines)),
    'function p50/p90/max': spread(of.flatMap((file) => file.functionLines)),
    any: sum(of.map((file) => file.anyTypes)),
    'as per 1,000 lines': ((1_000 * sum(of.map((file) => file.assertions))) / lines).toFixed(1),
    'non-null': sum(of.map((file) => file.nonNullAssertions)),
    'documented exports': `${Math.round((100 * documented) / exported.length)}%`,
  };
}

function printList(title: string, found: readonly string[]): void {
  console.log(`${title.padEnd(58)} ${String(found.length).padStart(5)}`);
  if (mayList) for (const line of found) console.log(`    ${line}`);
}

console.table([
  ...apps.map((app) =>
    sizeOf(
      app,
      sources.filter(({ path }) => path.startsWith(`${app}/`)),
    ),
  ),
  sizeOf('all', sources),
]);
const styles = files.filter(({ path }) => path.startsWith('admin/') && path.endsWith('.css'));
console.log(`Lines of CSS in admin: ${sum(styles.map(({ text }) => text.split('\n').length - 1))}`);
printList(
  'A feature and a table of another that its SQL names',
  findForeignTables(
    production.filter(({ path }) => isFeatureFile(path)),
    tableOwners,
  ),
);
printList(
  'Folders that import each other',
  findFolderCycles(
    [...readImportGraph()]
      .flatMap(([to, importers]) => [...importers].map((from) => [from, to] as const))
      .filter((files) => files.every(isProduction)),
  ),
);
printList(
  'Words to leave',
  findAllWords().map(({ path, line, word }) => `${path}:${line} ${word}`),
);
printList(
  'Names that an app exports twice',
  findSharedNames(sources).map(({ app, name, paths }) => `${app} ${name}: ${paths.join(', ')}`),
);
printList(
  'Folders with more than 45 files',
  [...Map.groupBy(files, ({ path }) => dirname(path))]
    .filter(([, inside]) => inside.length > 45)
    .map(([folder, inside]) => `${folder}: ${inside.length}`),
);
