import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companions, plants } from './planted-code.ts';
import { TreeCopy } from './tree-copy.ts';

const blocks = 'site/blocks/definitions.ts';

describe('npm run check', () => {
  const tree = new TreeCopy();
  const steps = new Set(plants.map(({ step }) => step));
  let result: Awaited<ReturnType<TreeCopy['check']>>;

  beforeAll(async () => {
    tree.plant(companions);
    for (const { path, content } of plants) tree.plant({ [path]: content });
    tree.change(blocks, '] as const satisfies', "  { ...quoteDefinition, id: 'forgotten' },\n] as const satisfies");
    result = await tree.check(...steps);
  });
  afterAll(() => tree[Symbol.dispose]());

  it('fails, one line for each step with its time, and names those that failed', () => {
    expect(result.code).toBe(1);
    for (const step of steps) expect(result.output).toMatch(new RegExp(`^FAILED ${step} +\\d+\\.\\d s$`, 'm'));
    const named = /^check failed: (.*)$/m.exec(result.output)?.[1]?.split(', ');
    expect(new Set(named)).toEqual(steps);
  });

  it.each(plants)('$step: $rule sees $path', ({ says }) => {
    expect(result.output).toMatch(says);
  });

  it('types: sees a block that has no component in the block map', () => {
    expect(result.output).toMatch(/^site\/blocks\/index\.ts\(.*forgotten/m);
  });

  it('types: sees a component in the block map that has no block', async () => {
    using other = new TreeCopy();
    other.change('tsconfig.json', /"include": \[.*\]/, '"include": ["site/blocks"]');
    other.change(blocks, /^ {2}quoteDefinition,\n/m, '');
    const { code, output } = await other.check('types');
    expect(code).toBe(1);
    expect(output).toMatch(/^site\/blocks\/index\.ts\(.*quote/m);
  });

  it('schema: sees that schema.graphql lacks what the server offers, or has more', async () => {
    using other = new TreeCopy();
    other.change('schema.graphql', /^type Mutation \{\n/m, 'type Mutation {\n  plantedMutation: Boolean\n');
    const { code, output } = await other.check('schema');
    expect(code).toBe(1);
    expect(output).toContain('schema.graphql is stale');
    expect(output).toContain('-   plantedMutation: Boolean');
  });

  it('refuses a step that it does not have', async () => {
    expect((await tree.check('lnit')).code).toBe(2);
  });
});
