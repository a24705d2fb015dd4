import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockRecipe } from './block.ts';
import { languageRecipe } from './language.ts';
import { ProjectCopy } from './project-copy.ts';
import type { Recipe } from './recipe.ts';
import { useCaseRecipe } from './use-case.ts';

const isLong = process.env.TEST_LONG !== undefined;
const recipes: readonly Recipe[] = [blockRecipe, languageRecipe, useCaseRecipe];

/** For the whole check, and for one check per file, on a busy machine. */
const timeout = 1_800_000;

/** How long `npm test -- changed` may take after a recipe, on two cores that do nothing else. */
const maxTestSeconds = 180;

let copy: ProjectCopy;
beforeAll(() => {
  copy = new ProjectCopy();
});
afterAll(() => copy[Symbol.dispose]());

describe.each(recipes)('the recipe for $name', ({ name, maxFiles, apply, unitTests, unnoticed = [] }) => {
  beforeAll(() => {
    copy.reset();
    apply(copy);
    copy.format();
  });

  const check = (...steps: string[]) => copy.run('tools/check/check.ts', ...steps);
  const runUnitTests = () => copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...unitTests);
  const passed = { code: 0 };

  it(`touches at most ${maxFiles} files`, () => {
    const files = copy.listTouchedFiles();
    const lines = files.reduce((sum, file) => sum + file.lines, 0);
    console.log(`${name}: ${files.length} files, ${lines} lines\n${files.map(({ path }) => `  ${path}`).join('\n')}`);
    expect(files.length).toBeLessThanOrEqual(maxFiles);
  });

  it('has complete texts in plain words', async () => {
    expect(await check('tree', 'words')).toMatchObject(passed);
  });

  it.runIf(isLong)('passes the check and the unit tests', { timeout }, async () => {
    expect(await copy.run('tools/run.mjs', 'codegen')).toMatchObject(passed);
    expect(await check()).toMatchObject(passed);
    expect(await runUnitTests()).toMatchObject(passed);
  });

  it.runIf(isLong)('is tested by `npm test -- changed` in three minutes', { timeout }, async () => {
    const result = await copy.run('tools/run.mjs', 'test', 'changed');
    console.log(`${name}: npm test -- changed took ${result.seconds.toFixed(0)} s`);
    expect(result).toMatchObject(passed);
    expect(result.seconds).toBeLessThanOrEqual(maxTestSeconds);
  });

  it.runIf(isLong)('fails the check or a unit test if one of its files is forgotten', { timeout }, async () => {
    const forgotten: string[] = [];
    for (const { path } of copy.listTouchedFiles()) {
      copy.forget(path);
      const { code } = await check('types', 'tree', 'unused', 'schema', 'codegen');
      if (code === 0 && (await runUnitTests()).code === 0) forgotten.push(path);
      copy.reset();
      apply(copy);
    }
    expect(forgotten).toEqual(unnoticed);
  });
});
