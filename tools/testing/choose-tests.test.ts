import { describe, expect, it } from 'vitest';
import { chooseTests, affectsAllTests } from './choose-tests.ts';
import { findDependentFiles, readImportGraph } from './import-graph.ts';

const graph = readImportGraph();
const choose = (...changed: string[]) => chooseTests(graph, changed);
const none = { unit: [], rules: [], api: [], runtime: [], e2e: [], 'other-browsers': [] };

describe('the tests that a change can break', () => {
  it('of a server feature are the unit tests that import it and the tests of its subject', () => {
    const { unit, api, e2e, runtime, rules } = choose('server/tags/tag.policy.ts');
    expect(unit.length).toBeGreaterThan(0);
    expect(unit.length).toBeLessThan(30);
    expect(new Set(api.map((path) => path.split('/').slice(0, 3).join('/')))).toEqual(
      new Set(['tests/api/tags', 'tests/rest/tags']),
    );
    expect(e2e).toEqual(['tests/e2e/tags.spec.ts', 'tests/e2e/two-people.spec.ts']);
    expect([...runtime, ...rules]).toEqual([]);
  });

  it('of a screen include no server tests', () => {
    const { api, runtime, e2e } = choose('admin/menu-structure/index.ts');
    expect([...api, ...runtime]).toEqual([]);
    expect(e2e).toEqual(['tests/e2e/menu-structure.spec.ts']);
  });

  it('of code that the whole server uses are all tests that start the server', () => {
    const { api, runtime, e2e } = choose('server/shared/normalize-text.ts');
    expect(api.length).toBeGreaterThan(80);
    expect(runtime.length).toBeGreaterThan(10);
    expect(e2e.length).toBeGreaterThan(30);
  });

  it('of a test are that test, and of test support the tests that use it', () => {
    const file = 'tests/api/tags/tags.test.ts';
    expect(choose(file)).toEqual({ ...none, api: [file] });
    expect(choose('tests/support/test-server.ts').api).toContain(file);
    expect(choose('tests/support/browser/field-drivers.ts').e2e).toContain('tests/e2e/every-field.spec.ts');
    expect(choose('tests/check/planted-code.ts').rules).toEqual(['tests/check/check.test.ts']);
  });

  it('in other browsers are selected only by changes of these tests', () => {
    const file = 'tests/other-browsers/site.test.ts';
    expect(choose(file)).toEqual({ ...none, 'other-browsers': [file] });
    expect(choose('tests/support/other-browsers/person.ts')['other-browsers']).toContain(file);
    expect(choose('tests/support/product.ts')['other-browsers']).toEqual([]);
    expect(choose('site/shared/tokens.css')['other-browsers']).toEqual([]);
  });

  it('of texts and styles are those that import them or are in their feature', () => {
    expect(choose('admin/tags/tags.graphql').unit.some((path) => path.startsWith('admin/tags/'))).toBe(true);
    expect(choose('languages/nl/admin.json').unit).toContain('admin/shared/i18n/texts.test.ts');
    expect(choose('site/shared/tokens.css').unit.some((path) => path.startsWith('admin/page-editor/'))).toBe(true);
  });

  it('are none for files that are not code, and never deleted tests', () => {
    expect(choose('docs/decisions/0001-none.md')).toEqual(none);
    expect(choose('tests/api/tags/gone.test.ts')).toEqual(none);
  });

  it('are all for files with which everything is built and tested', () => {
    const globalPaths = [
      'package.json',
      'package-lock.json',
      'vitest.config.ts',
      'vite.site.config.ts',
      'tools/build/dist.ts',
    ];
    expect(globalPaths.filter((path) => !affectsAllTests(path))).toEqual([]);
    expect(['docs/api/package.json', 'tools/build/dist.test.ts', 'README.md'].filter(affectsAllTests)).toEqual([]);
  });
});

describe('the import graph', () => {
  it('follows imports, including types, through other files', () => {
    expect(graph.get('tools/testing/import-graph.ts')).toContain('tools/testing/choose-tests.ts');
    const found = findDependentFiles(graph, ['tools/testing/test-count.ts']);
    expect(found).toContain('tools/testing/read-test-report.test.ts');
    expect(found).toContain('tools/test.ts');
    expect(found).not.toContain('tools/dev.ts');
  });

  it('stops where the filter says so', () => {
    const found = findDependentFiles(
      graph,
      ['tools/testing/test-count.ts'],
      (path) => !path.endsWith('read-test-report.ts'),
    );
    expect(found).not.toContain('tools/testing/read-test-report.test.ts');
  });
});
