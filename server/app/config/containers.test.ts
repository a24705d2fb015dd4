import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { configVariables } from './config-variables.ts';
import { postgresMajorVersion } from '../embedded-database/postgres-binaries.ts';

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<
    string,
    { image: string; environment?: Record<string, string | number>; volumes?: string[]; depends_on?: object }
  >;
};
const dockerfile = readFileSync('Dockerfile', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  devDependencies: Record<string, string>;
};

/** The contents of .env as docs/operations.md describes it. */
const secrets = {
  SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  ADMIN_PASSWORD: 'Choose-a-better-1',
  POSTGRES_PASSWORD: '60303ae22b998861bce3b28f33eec1be',
  STORE_PASSWORD: 'fd61a03af4f77d870fc21e05e7e80678',
  POSTGRES_SUPERUSER_PASSWORD: '5d41402abc4b2a76b9719d911017c592',
  MEILI_KEY: '7d793037a0760186574b0282f2f435e7',
};

/** Interpolates like Compose: `${NAME}`, `${NAME:-default}` and `${NAME:?error}`. */
const interpolate = (text: string): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: keyof typeof secrets, kind?: string, word?: string) => {
    const value = secrets[name] ?? (kind === '-' ? word : undefined);
    if (value === undefined) throw new Error(`${name} is not set in .env`);
    return value;
  });

it.each(['node-1', 'node-2'])(
  'docker-compose.yml gives %s only variables that the server knows, with valid values',
  (name) => {
    const { environment = {}, image } = compose.services[name] ?? {};
    expect(Object.keys(configVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
    const values = Object.entries(environment).map(([key, value]) => [key, interpolate(String(value))]);
    const config = readConfig(Object.fromEntries(values) as NodeJS.ProcessEnv);
    expect(config.databaseUrl).toBe(`postgres://ximblox:${secrets.POSTGRES_PASSWORD}@postgres:5432/ximblox`);
    expect(image).toBe(`ximblox:${manifest.version}`);
  },
);

it('the Dockerfile uses the same Node version as npm start and copies only existing paths', () => {
  const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(nodes).toEqual([manifest.devDependencies.node, manifest.devDependencies.node]);
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=build \/app\/(\S+)|([^-.]\S+))/gm)]
    .map(([, built, source]) => built ?? source ?? '')
    .filter((path) => path !== 'dist');
  expect(copied.length).toBeGreaterThan(2);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

it('docker-compose.yml gives each secret only to the services that need it', () => {
  const servicesWith = (secret: string): string[] =>
    Object.entries(compose.services)
      .filter(([, { environment = {} }]) =>
        Object.values(environment).some((value) => interpolate(String(value)).includes(secret)),
      )
      .map(([name]) => name);
  const nodes = ['node-1', 'node-2'];
  expect(Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, servicesWith(secret)]))).toEqual({
    SECRET: nodes,
    ADMIN_PASSWORD: nodes,
    POSTGRES_PASSWORD: [...nodes, 'postgres'],
    POSTGRES_SUPERUSER_PASSWORD: ['postgres'],
    MEILI_KEY: [...nodes, 'meilisearch'],
    STORE_PASSWORD: [...nodes, 'store'],
  });
});

it('docker-compose.yml connects as the owner of the database, not as a superuser', () => {
  const { environment = {}, volumes = [] } = compose.services.postgres ?? {};
  const { username } = new URL(interpolate(String(compose.services['node-1']?.environment?.DATABASE_URL)));
  expect(username).not.toBe(environment.POSTGRES_USER);
  const script = volumes.find((volume) => volume.includes('/docker-entrypoint-initdb.d/'))?.split(':')[0] ?? '';
  const statements = readFileSync(script, 'utf8');
  expect(statements).toContain(`create role ${username} login nosuperuser nocreatedb nocreaterole password`);
  expect(statements).toContain(`owner ${username}`);
});

it('docker-compose.yml pins the services to the tested versions, all of them maintained', () => {
  const images = Object.fromEntries(Object.entries(compose.services).map(([name, { image }]) => [name, image]));
  expect(images).toMatchObject({
    postgres: `postgres:${postgresMajorVersion}-alpine`,
    meilisearch: 'getmeili/meilisearch:v1.50.0',
    store: 'versity/versitygw:v1.8.0',
    'store-bucket': 'versity/versitygw:v1.8.0',
  });
  expect(Object.values(images).filter((image) => /minio|:latest$|^[^:]+$/.test(image))).toEqual([]);
});

it('docs/operations.md lists exactly the variables that docker-compose.yml requires', () => {
  const required = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{(\w+):\?/g)].map(
    ([, name = '']) => name,
  );
  const guide = readFileSync('docs/operations.md', 'utf8');
  expect([...new Set(required)].toSorted()).toEqual(Object.keys(secrets).toSorted());
  expect(required.filter((name) => !guide.includes(name))).toEqual([]);
});
