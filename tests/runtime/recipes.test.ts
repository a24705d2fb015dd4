import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPrepared } from '../support/prepared-data.ts';
import { makeAccessibleFolder, administrator, type Product } from '../support/product.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { askForToken } from '../support/api-tokens.ts';
import { createClient } from '../support/test-client.ts';

const run = promisify(execFile);
const docs = 'docs/api';
const recipes = readdirSync(docs).filter((name) => /^\d\d-.*\.md$/.test(name));

/** A folder outside the project: nothing of it can be imported there. */
const workFolder = join('.cache', 'recipes');

let folder: string;
let product: Product;
let secret: string;

const blockOf = (file: string, language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync(join(docs, file), 'utf8'))?.[1] ?? '';
const codeName = (recipe: string): string => recipe.replace(/\.md$/, '.ts');

/** Types for the recipes' operations, from the schema that the server offers. */
async function generateTypes(): Promise<void> {
  const schema = join(workFolder, 'schema.graphql');
  writeFileSync(schema, await (await fetch(`${product.address}/graphql/schema.graphql`)).text());
  await generate(
    {
      schema,
      documents: [join(workFolder, '[0-9]*.ts')],
      silent: true,
      config: { enumType: 'string-literal', skipTypename: true, scalars: { DateTime: 'string', JSON: 'unknown' } },
      generates: { [join(workFolder, 'graphql.ts')]: { plugins: ['typescript-operations'] } },
    },
    true,
  );
}

beforeAll(async () => {
  folder = makeAccessibleFolder('ximblox-recipes-');
  product = await startPrepared({
    logFile: join(folder, 'log'),
    dataDir: join(folder, 'data'),
    env: { RATE_LIMIT: 'on' },
  });
  const browser = createClient(product.address);
  await browser.post('/auth/login', administrator);
  const scopes = ['create-page', 'edit-page', 'publish-page', 'manage-media'];
  secret = (await askForToken(browser, { scopes })).data.createApiToken.secret ?? '';
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(join(workFolder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(workFolder, 'client.ts'), blockOf('README.md', 'ts client\\.ts'));
  for (const recipe of recipes) writeFileSync(join(workFolder, codeName(recipe)), blockOf(recipe, 'ts'));
  await generateTypes();
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(workFolder, { recursive: true, force: true });
});

describe('the API recipes', () => {
  it('are ten, all of them in the list', () => {
    expect(recipes).toHaveLength(10);
    const list = readFileSync(join(docs, 'README.md'), 'utf8');
    for (const recipe of recipes) expect(list).toContain(`](${recipe})`);
  });

  it('match the types generated from the downloaded schema', async () => {
    const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--skipLibCheck'];
    const files = recipes.map(codeName).map((name) => join(workFolder, name));
    const tsc = [
      'node_modules/typescript/bin/tsc',
      '--ignoreConfig',
      ...options,
      '--allowImportingTsExtensions',
      '--types',
      'node',
    ];
    await run(process.execPath, [...tsc, ...files]).catch((error: { stdout: string }) => expect.fail(error.stdout));
  });

  it.each(recipes)('run against the server: %s', async (recipe) => {
    const env = { PATH: process.env.PATH, XIMBLOX_URL: product.address, XIMBLOX_TOKEN: secret };
    const { stdout, stderr } = await run(process.execPath, ['--no-warnings', join(workFolder, codeName(recipe))], {
      env,
    });
    expect(stderr).toBe('');
    expect(stdout.trim()).not.toBe('');
    expect(stdout).toContain(blockOf(recipe, 'text').trim());
  });

  const independent = recipes.filter((recipe) => !recipe.startsWith('10'));

  it.each(sampleCases(independent, 4))('run four times at once: %s', async (recipe) => {
    const env = { PATH: process.env.PATH, XIMBLOX_URL: product.address, XIMBLOX_TOKEN: secret };
    const programs = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--no-warnings', join(workFolder, codeName(recipe))], { env }),
    );
    for (const { stderr } of await Promise.all(programs)) expect(stderr).toBe('');
  });
});
