import { existsSync } from 'node:fs';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TreeCopy } from './tree-copy.ts';

type Violation = { rule: string; from: string; to: string };

/** At least one for each rule of .dependency-cruiser.mjs: the file planted, and what it must not import. */
const violations: readonly Violation[] = [
  { rule: 'no-cycles', from: 'server/shared/planted-one.ts', to: './planted-other.ts' },
  { rule: 'server-imports-no-client', from: 'server/planted/site.ts', to: '../../site/blocks/definitions.ts' },
  { rule: 'server-imports-no-client', from: 'server/shared/planted-admin.ts', to: '../../admin/planted/index.ts' },
  { rule: 'server-app-uses-the-doors', from: 'server/app/planted-blocks.ts', to: '../../site/blocks/index.ts' },
  { rule: 'server-app-uses-the-doors', from: 'server/app/planted-admin.ts', to: '../../admin/planted/index.ts' },
  { rule: 'admin-imports-no-server-or-site', from: 'admin/planted/site.ts', to: '../../site/blocks/definitions.ts' },
  { rule: 'admin-imports-no-server-or-site', from: 'admin/planted/server.ts', to: '../../server/planted/index.ts' },
  { rule: 'page-editor-uses-the-door', from: 'admin/page-editor/planted-site.ts', to: '../../site/shared/planted.ts' },
  { rule: 'page-editor-uses-the-door', from: 'admin/page-editor/planted-app.ts', to: '../../server/planted/index.ts' },
  {
    rule: 'site-imports-no-server-or-admin',
    from: 'site/shared/planted-server.ts',
    to: '../../server/planted/index.ts',
  },
  { rule: 'site-imports-no-server-or-admin', from: 'site/shared/planted-admin.ts', to: '../../admin/planted/index.ts' },
  { rule: 'texts-of-the-own-app', from: 'site/shared/planted-texts.ts', to: '../../languages/en/admin.json' },
  { rule: 'texts-of-the-own-app', from: 'admin/planted/texts.ts', to: '../../languages/server-texts.ts' },
  { rule: 'languages-know-no-app', from: 'languages/planted.ts', to: '../server/planted/index.ts' },
  { rule: 'nobody-imports-app', from: 'server/planted/app.ts', to: '../app/planted.ts' },
  { rule: 'nobody-imports-app', from: 'admin/planted/app.ts', to: '../app/planted.ts' },
  { rule: 'nobody-imports-app', from: 'site/shared/planted-app.ts', to: '../app/planted.ts' },
  { rule: 'shared-knows-no-feature', from: 'server/shared/planted-feature.ts', to: '../planted/index.ts' },
  { rule: 'shared-knows-no-feature', from: 'admin/shared/planted-feature.ts', to: '../planted/index.ts' },
  { rule: 'shared-knows-no-feature', from: 'site/shared/planted-feature.ts', to: '../blocks/index.ts' },
  { rule: 'feature-only-through-its-index', from: 'server/other/inside.ts', to: '../planted/inside.ts' },
  { rule: 'feature-only-through-its-index', from: 'server/app/planted-inside.ts', to: '../planted/inside.ts' },
  { rule: 'feature-only-through-its-index', from: 'admin/other/inside.ts', to: '../planted/inside.ts' },
  { rule: 'edges-hold-no-database-access', from: 'server/planted/orm.resolver.ts', to: '@mikro-orm/postgresql' },
  { rule: 'edges-hold-no-database-access', from: 'server/planted/driver.routes.ts', to: 'pg' },
  { rule: 'edges-hold-no-database-access', from: 'server/planted/builder.resolver.ts', to: 'kysely' },
  { rule: 'no-test-code-in-production', from: 'server/planted/support.ts', to: '../../tests/planted/support.ts' },
  { rule: 'no-test-code-in-production', from: 'site/shared/planted-test.ts', to: './planted.test.ts' },
  { rule: 'no-test-code-in-production', from: 'admin/planted/vitest.ts', to: 'vitest' },
  { rule: 'no-unresolvable-import', from: 'server/planted/unresolvable.ts', to: './nobody.ts' },
];

const value = 'export const planted = 1;\n';

/** The targets of the violations. */
const targets = {
  'server/shared/planted-other.ts': "export { planted } from './planted-one.ts';\n",
  'server/planted/index.ts': value,
  'server/planted/inside.ts': value,
  'server/app/planted.ts': value,
  'admin/planted/index.ts': value,
  'admin/planted/inside.ts': value,
  'admin/app/planted.ts': value,
  'site/app/planted.ts': value,
  'site/shared/planted.ts': value,
  'site/shared/planted.test.ts': value,
  'site/shared/inner/planted-below.ts': value,
  'tests/planted/support.ts': value,
};

/** Files that the rules name: stubs, which only have to exist. */
const doors = [
  'site/blocks/index.ts',
  'site/blocks/definitions.ts',
  'site/page-types/definitions.ts',
  'site/blocks/localise-example.ts',
  'site/app/server-entry.tsx',
  'site/shared/content-definition.ts',
  'languages/server-texts.ts',
  'languages/en/admin.json',
  'languages/en/site.json',
];

const allowed = {
  'server/app/planted-doors.ts': [
    '../../site/blocks/definitions.ts',
    '../../site/page-types/definitions.ts',
    '../../site/blocks/localise-example.ts',
    '../../site/app/server-entry.tsx',
    '../planted/index.ts',
  ],
  'admin/page-editor/planted-doors.ts': ['../../site/blocks/index.ts', '../../site/shared/content-definition.ts'],
  'site/shared/planted-own-texts.ts': ['../../languages/languages.ts', '../../languages/en/site.json'],
  'server/planted/own-texts.ts': ['../../languages/server-texts.ts'],
  'server/other/index.ts': ['../planted/index.ts', '../shared/planted-other.ts'],
};

/** Folders that import each other without a cycle of files, and such that only a test connects. */
const twoWayFolders = {
  'admin/planted/planted-above.ts': './inner/planted-below.ts',
  'admin/planted/inner/planted-below.ts': '../inside.ts',
  'server/planted/inner/planted-two-way.ts': '../../other/index.ts',
  'site/shared/planted-above.ts': './inner/planted-below.ts',
  'site/shared/inner/planted-below.test.ts': '../planted.ts',
};

/** Type imports count too: knowing a layer means depending on it. */
function importing(...paths: string[]): string {
  return paths.map((path, index) => `import type * as planted${index} from '${path}';\n`).join('');
}

describe('the import rules', () => {
  const tree = new TreeCopy();
  let result: Awaited<ReturnType<TreeCopy['check']>>;

  beforeAll(async () => {
    tree.plant(targets);
    for (const door of doors) tree.plant({ [door]: door.endsWith('.json') ? '{}' : value });
    for (const { from, to } of violations) tree.plant({ [from]: importing(to) });
    for (const [path, imported] of Object.entries(twoWayFolders)) tree.plant({ [path]: importing(imported) });
    for (const [path, imports] of Object.entries(allowed)) tree.plant({ [path]: importing(...imports) });
    result = await tree.check('imports');
  });
  afterAll(() => tree[Symbol.dispose]());

  it('fail the check, and pass if nothing is planted', async () => {
    expect(result.code).toBe(1);
    using clean = new TreeCopy();
    for (const door of doors) clean.plant({ [door]: door.endsWith('.json') ? '{}' : value });
    const { code, output } = await clean.check('imports');
    expect([code, output]).toEqual([0, expect.stringMatching(/^ok {5}imports/)]);
  });

  it.each(doors)('allow an existing entry point: %s', (door) => {
    expect(existsSync(door)).toBe(true);
  });

  it('have a planted violation each', async () => {
    const configuration = await extractConfiguration('./.dependency-cruiser.mjs');
    const rules = configuration.forbidden?.map((rule) => rule.name);
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  it.each(violations)('$rule reports that $from imports $to', ({ rule, from }) => {
    expect(result.output).toContain(`${rule}: ${from} -> `);
  });

  it.each(Object.keys(allowed))('allow %s to use the entry points', (path) => {
    expect(result.output).not.toContain(`: ${path} -> `);
  });

  it('report folders that import each other, unless only a test does', () => {
    expect(result.output).toContain(
      'no-folder-cycles: admin/planted -> admin/planted/inner -> admin/planted ' +
        '(admin/planted/planted-above.ts -> admin/planted/inner/planted-below.ts, ' +
        'admin/planted/inner/planted-below.ts -> admin/planted/inside.ts)',
    );
    expect(result.output).toContain('no-folder-cycles: server/other -> server/planted -> server/other (');
    expect(result.output).not.toContain('site/shared/inner');
  });

  it('fail if files of the tree were not read at all', async () => {
    using blind = new TreeCopy();
    blind.plant({ 'server/shared/planted-unread.ts': value });
    blind.change('.dependency-cruiser.mjs', "path: ['^dist/'", "path: ['^server/shared/', '^dist/'");
    const { code, output } = await blind.check('imports');
    expect(code).toBe(1);
    expect(output).toContain('not-cruised: server/shared/planted-unread.ts');
  });
});
