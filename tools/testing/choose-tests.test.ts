import { describe, expect, it } from 'vitest';
import { chooseTests, isAboutEverything } from './choose-tests.ts';
import { findDependants, readImportGraph } from './import-graph.ts';

const graph = readImportGraph();
const choose = (...changed: string[]) => chooseTests(graph, changed);

describe('the tests that a change can break', () => {
  it('are, of a feature of the server, the unit tests that import it and the tests of its subject', () => {
    const { unit, api, e2e, runtime, rules } = choose('server/tags/tag.policy.ts');
    expect(unit.length).toBeGreaterThan(0);
    expect(unit.length).toBeLessThan(30);
    expect(new Set(api.map((path) => path.split('/').slice(0, 3).join('/')))).toEqual(
      new Set(['tests/api/tags', 'tests/rest/tags']),
    );
    expect(e2e).toEqual(['tests/e2e/tags.spec.ts']);
    expect([...runtime, ...rules]).toEqual([]);
  });

  it('are, of a screen, no tests of the server', () => {
    const { api, runtime, e2e } = choose('admin/menu-structure/index.ts');
    expect([...api, ...runtime]).toEqual([]);
    expect(e2e).toEqual(['tests/e2e/menu-structure.spec.ts']);
  });

  it('are all that start the server, of what all of it builds on', () => {
    const { api, runtime, e2e } = choose('server/shared/normalize-text.ts');
    expect(api.length).toBeGreaterThan(80);
    expect(runtime.length).toBeGreaterThan(10);
    expect(e2e.length).toBeGreaterThan(30);
  });

  it('are, of a test, that test, and of its support, the tests that build on it', () => {
    const file = 'tests/api/tags/tags.test.ts';
    expect(choose(file)).toEqual({ unit: [], rules: [], api: [file], runtime: [], e2e: [] });
    expect(choose('tests/support/test-server.ts').api).toContain(file);
    expect(choose('tests/support/browser/field-drivers.ts').e2e).toContain('tests/e2e/every-field.spec.ts');
    expect(choose('tests/check/planted-code.ts').rules).toEqual(['tests/check/check.test.ts']);
  });

  it('are, of texts and styles, those that import them or stand in their feature', () => {
    expect(choose('admin/tags/i18n/nl.json').unit.some((path) => path.startsWith('admin/tags/'))).toBe(true);
    expect(choose('site/shared/tokens.css').unit.some((path) => path.startsWith('admin/page-editor/'))).toBe(true);
  });

  it('are none of what is no code, and not what a deletion took along', () => {
    const none = { unit: [], rules: [], api: [], runtime: [], e2e: [] };
    expect(choose('docs/decisions/0001-none.md')).toEqual(none);
    expect(choose('tests/api/tags/gone.test.ts')).toEqual(none);
  });

  it('are all, of what everything is built and tested by', () => {
    const asked = [
      'package.json',
      'package-lock.json',
      'vitest.config.ts',
      'vite.site.config.ts',
      'tools/build/dist.ts',
    ];
    expect(asked.filter((path) => !isAboutEverything(path))).toEqual([]);
    expect(['docs/api/package.json', 'tools/build/dist.test.ts', 'README.md'].filter(isAboutEverything)).toEqual([]);
  });
});

describe('the import graph', () => {
  it('follows imports, types among them, through other files', () => {
    expect(graph.get('tools/testing/import-graph.ts')).toContain('tools/testing/choose-tests.ts');
    const found = findDependants(graph, ['tools/testing/count-tests.ts']);
    expect(found).toContain('tools/testing/read-report.test.ts');
    expect(found).toContain('tools/test.ts');
    expect(found).not.toContain('tools/dev.ts');
  });

  it('goes no further than it is let', () => {
    const found = findDependants(graph, ['tools/testing/count-tests.ts'], (path) => !path.endsWith('read-report.ts'));
    expect(found).not.toContain('tools/testing/read-report.test.ts');
  });
});
