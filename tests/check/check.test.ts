import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFolders } from '../../tools/check/list-source-files.ts';
import { findBlockMapErrors } from './block-map-errors.ts';
import { supportFiles, plantedOperation, plants } from './planted-code.ts';
import { TreeCopy } from './tree-copy.ts';

const expectFailed = ({ code, output }: Awaited<ReturnType<TreeCopy['check']>>, steps: ReadonlySet<string>): void => {
  expect(code).toBe(1);
  for (const step of steps) expect(output).toMatch(new RegExp(`^FAILED ${step} +\\d+\\.\\d s$`, 'm'));
  const named = /^check failed: (.*)$/m.exec(output)?.[1]?.split(', ');
  expect(new Set(named)).toEqual(steps);
};

describe('npm run check', () => {
  const tree = new TreeCopy();
  const steps = new Set(plants.map(({ step }) => step));
  let result: Awaited<ReturnType<TreeCopy['check']>>;

  beforeAll(async () => {
    tree.plant(supportFiles);
    for (const { path, content } of plants) tree.plant({ [path]: content });
    result = await tree.check(...steps);
  });
  afterAll(() => tree[Symbol.dispose]());

  it('fails, one line for each step with its time, and names those that failed', () => {
    expectFailed(result, steps);
  });

  it.each(plants)('$step: $rule reports $path', ({ says }) => {
    expect(result.output).toMatch(says);
  });

  it('passes if nothing is planted', async () => {
    using clean = new TreeCopy();
    const { code, output } = await clean.check('lint', 'tree', 'format');
    expect([code, output]).toEqual([0, expect.stringMatching(/^ok {5}lint/m)]);
  });

  it('operations: reports an exception that is not needed', () => {
    expect(result.output).toMatch(/^generated-hooks-only: site\/app\/client\.tsx \(needs no exception\)$/m);
  });

  it('operations: passes if a document names a query for the cache, for another request or for its view', async () => {
    using clean = new TreeCopy('site/app/client.tsx', 'site/app/server-client.ts');
    clean.plant({
      'admin/planted/names-documents.ts': [
        "import { RolesDocument, SettingsDocument, TagsDocument } from '../generated/graphql.ts';",
        'type Cache = { readQuery: (options: object) => unknown };',
        'export const read = (cache: Cache) => cache.readQuery({ query: RolesDocument });',
        'export const options = { refetchQueries: [SettingsDocument, TagsDocument] };',
      ].join('\n'),
      'site/planted/preload.ts': [
        "import { SettingsDocument } from '../generated/graphql.ts';",
        'export const preload = (execute: (query: object) => void) => execute(SettingsDocument);',
      ].join('\n'),
    });
    expect(await clean.check('operations')).toMatchObject({ code: 0 });
  });

  it('types: reads every folder of sources', () => {
    const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
    expect(include).toEqual(expect.arrayContaining([...sourceFolders]));
  });

  it('types: reports a block without a component in the block map, and a component without a block', () => {
    expect(findBlockMapErrors(null)).toEqual([]);
    const forgotten = "  { ...quoteDefinition, id: 'forgotten' },\n] as const satisfies";
    expect(findBlockMapErrors({ from: '] as const satisfies', to: forgotten }).join('\n')).toContain('forgotten');
    expect(findBlockMapErrors({ from: /^ {2}quoteDefinition,\n/m, to: '' }).join('\n')).toContain('quote');
  });

  it('codegen: reports an operation that was not generated', async () => {
    const inputs = globSync(['{admin,site}/**/*.graphql', '{admin,server,site}/generated', 'tools/codegen-*-plugin']);
    const sources = ['audit-actions.ts', 'errors/error-code.ts', 'upload-limit.ts'].map(
      (name) => `server/shared/${name}`,
    );
    using other = new TreeCopy('codegen.ts', 'schema.graphql', ...sources, ...inputs);
    other.plant({ [plantedOperation.path]: plantedOperation.content });
    const result = await other.check('codegen');
    expectFailed(result, new Set(['codegen']));
    expect(result.output).toMatch(plantedOperation.says);
  });

  it('schema: reports that schema.graphql lacks what the server offers, or has more', async () => {
    using other = new TreeCopy('schema.graphql', 'tools/emit-schema.ts', 'tools/build');
    other.link('server', 'site');
    other.change('schema.graphql', /^type Mutation \{\n/m, 'type Mutation {\n  plantedMutation: Boolean\n');
    const { code, output } = await other.check('schema');
    expect(code).toBe(1);
    expect(output).toContain('schema.graphql is stale');
    expect(output).toContain('-   plantedMutation: Boolean');
  });

  it('refuses an unknown step', async () => {
    expect((await tree.check('lnit')).code).toBe(2);
  });
});
