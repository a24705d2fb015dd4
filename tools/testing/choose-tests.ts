import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findDependants, type ImportGraph } from './import-graph.ts';
import { listFiles } from './list-files.ts';
import { findSubjectTests } from './subjects.ts';

/** Test files by the stage that runs them; a stage without any is not run. */
export type ChosenTests = { unit: string[]; rules: string[]; api: string[]; runtime: string[]; e2e: string[] };

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const isBelowTests = (path: string): boolean => path.startsWith('tests/');

/** What no import leads to, such as texts, styles and operations, is about the unit tests of its feature. */
function listUnitTestsBeside(path: string): string[] {
  const feature = path.split('/').slice(0, 2).join('/');
  return listFiles(`${feature}/**/*.test.{ts,tsx}`);
}

function findUnitTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const imported = [...findDependants(graph, changed)].filter((path) => isTest(path) && !isBelowTests(path));
  const product = changed.filter((path) => /^(server|admin|site)\//.test(path) && !graph.has(path) && !isTest(path));
  return [...imported, ...product.filter((path) => !/\.tsx?$/.test(path)).flatMap(listUnitTestsBeside)];
}

/** Tests that start the product: of the files' subjects, and those that build on a changed part of tests/ itself. */
function findProductTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const all = listFiles('tests/**/*.{test,spec}.ts');
  const starts = changed.filter((path) => !isTest(path)).flatMap((path) => findSubjectTests(path) ?? []);
  const ofSubjects = all.filter((test) => starts.some((start) => test.startsWith(`tests/${start}`)));
  const changedTests = changed.filter(isBelowTests);
  return [...ofSubjects, ...[...findDependants(graph, changedTests, isBelowTests)].filter(isTest)];
}

/** The tests that a change of these files can break first: those of their subject, and those that import them. */
export function chooseTests(graph: ImportGraph, changed: readonly string[]): ChosenTests {
  const found = [...findUnitTests(graph, changed), ...findProductTests(graph, changed)];
  const tests = [...new Set(found)].filter((path) => existsSync(path)).sort();
  const below = (...folders: string[]) => tests.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return {
    unit: tests.filter((path) => !isBelowTests(path)),
    rules: below('tests/check/'),
    api: below('tests/api/', 'tests/rest/'),
    runtime: below('tests/runtime/'),
    e2e: below('tests/e2e/'),
  };
}

/** Files of the root by which everything is built or tested. */
const everyones =
  /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|codegen\.ts|vite(st)?\.[\w.]*config\.ts|vitest\.config\.ts)$/;

/** Whether a file is such that all tests are about it. */
export function isAboutEverything(path: string): boolean {
  return everyones.test(path) || (dirname(path) === 'tools/build' && !isTest(basename(path)));
}
