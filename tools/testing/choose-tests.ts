import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findDependentFiles, type ImportGraph } from './import-graph.ts';
import { listFiles } from './list-files.ts';
import { findSubjectTests } from './test-subjects.ts';

/** Test files by stage; a stage without files does not run. */
export type ChosenTests = Record<'unit' | 'rules' | 'api' | 'runtime' | 'e2e' | 'other-browsers', string[]>;

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const isBelowTests = (path: string): boolean => path.startsWith('tests/');

/** Unit tests of the feature of a file that is never imported, such as texts, styles and operations. */
function listUnitTestsBeside(path: string): string[] {
  if (path.startsWith('languages/')) return listFiles('{admin/shared/i18n,site/blocks,site/shared}/*.test.{ts,tsx}');
  const feature = path.split('/').slice(0, 2).join('/');
  return listFiles(`${feature}/**/*.test.{ts,tsx}`);
}

function findUnitTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const imported = [...findDependentFiles(graph, changed)].filter((path) => isTest(path) && !isBelowTests(path));
  const product = changed.filter(
    (path) => /^(server|admin|site|languages)\//.test(path) && !graph.has(path) && !isTest(path),
  );
  return [...imported, ...product.filter((path) => !/\.tsx?$/.test(path)).flatMap(listUnitTestsBeside)];
}

/** Tests that start the product: those of the files' subjects, and those that use a changed part of tests/. */
function findProductTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const all = listFiles('tests/**/*.{test,spec}.ts');
  const testPrefixes = changed.filter((path) => !isTest(path)).flatMap((path) => findSubjectTests(path) ?? []);
  const subjectTests = all.filter((test) => testPrefixes.some((start) => test.startsWith(`tests/${start}`)));
  const changedTests = changed.filter(isBelowTests);
  return [...subjectTests, ...[...findDependentFiles(graph, changedTests, isBelowTests)].filter(isTest)];
}

/** Chooses the tests that changes of these files can break: those of their subject, and those that import them. */
export function chooseTests(graph: ImportGraph, changed: readonly string[]): ChosenTests {
  const found = [...findUnitTests(graph, changed), ...findProductTests(graph, changed)];
  const tests = [...new Set(found)].filter((path) => existsSync(path)).sort();
  const testsBelow = (...folders: string[]) =>
    tests.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return {
    unit: tests.filter((path) => !isBelowTests(path)),
    rules: testsBelow('tests/check/', 'tests/recipes/'),
    api: testsBelow('tests/api/', 'tests/rest/'),
    runtime: testsBelow('tests/runtime/'),
    e2e: testsBelow('tests/e2e/'),
    // They need browsers that few machines have, so only their own changes select them.
    'other-browsers': changed.some((path) => path.includes('/other-browsers/'))
      ? testsBelow('tests/other-browsers/')
      : [],
  };
}

/** Files in the root with which everything is built or tested. */
const globalFiles =
  /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|codegen\.ts|vite(st)?\.[\w.]*config\.ts|vitest\.config\.ts)$/;

/** Whether a file affects all tests. */
export function affectsAllTests(path: string): boolean {
  return globalFiles.test(path) || (dirname(path) === 'tools/build' && !isTest(basename(path)));
}
