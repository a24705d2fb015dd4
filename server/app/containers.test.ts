import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { variables } from './config-variables.ts';

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, { image: string; environment: Record<string, string | number> }>;
};
const dockerfile = readFileSync('Dockerfile', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  devDependencies: Record<string, string>;
};

/** What an operator puts into .env, as docs/operations.md says. */
const secrets = {
  SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  ADMIN_PASSWORD: 'Choose-a-better-1',
  POSTGRES_PASSWORD: '60303ae22b998861bce3b28f33eec1be',
  STORE_PASSWORD: 'fd61a03af4f77d870fc21e05e7e80678',
};

/** As Compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?what is missing}`. */
const fill = (text: string): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: keyof typeof secrets, kind?: string, word?: string) => {
    const value = secrets[name] ?? (kind === '-' ? word : undefined);
    if (value === undefined) throw new Error(`${name} is not among what is put into .env`);
    return value;
  });

it.each(['node-1', 'node-2'])('docker-compose.yml gives %s variables that the server knows and takes', (name) => {
  const { environment = {}, image } = compose.services[name] ?? {};
  expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  const values = Object.entries(environment).map(([key, value]) => [key, fill(String(value))]);
  const config = readConfig(Object.fromEntries(values) as NodeJS.ProcessEnv);
  expect(config.databaseUrl).toBe(`postgres://ximblox:${secrets.POSTGRES_PASSWORD}@postgres:5432/ximblox`);
  expect(image).toBe(`ximblox:${manifest.version}`);
});

it('the Dockerfile builds and runs on the Node that npm start runs on, and copies what is there', () => {
  const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(nodes).toEqual([manifest.devDependencies.node, manifest.devDependencies.node]);
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=build \/app\/(\S+)|([^-.]\S+))/gm)]
    .map(([, built, given]) => built ?? given ?? '')
    .filter((path) => path !== 'dist');
  expect(copied.length).toBeGreaterThan(2);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});
