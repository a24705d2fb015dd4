import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { variables } from './config-variables.ts';
import { postgresMajor } from './embedded-database/binaries.ts';

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

/** What an operator puts into .env, as docs/operations.md says. */
const secrets = {
  SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  ADMIN_PASSWORD: 'Choose-a-better-1',
  POSTGRES_PASSWORD: '60303ae22b998861bce3b28f33eec1be',
  STORE_PASSWORD: 'fd61a03af4f77d870fc21e05e7e80678',
  POSTGRES_SUPERUSER_PASSWORD: '5d41402abc4b2a76b9719d911017c592',
  MEILI_KEY: '7d793037a0760186574b0282f2f435e7',
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

it('docker-compose.yml gives each service a secret of its own, and each secret to those alone that need it', () => {
  const holdersOf = (secret: string): string[] =>
    Object.entries(compose.services)
      .filter(([, { environment = {} }]) =>
        Object.values(environment).some((value) => fill(String(value)).includes(secret)),
      )
      .map(([name]) => name);
  const nodes = ['node-1', 'node-2'];
  expect(Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, holdersOf(secret)]))).toEqual({
    SECRET: nodes,
    ADMIN_PASSWORD: nodes,
    POSTGRES_PASSWORD: [...nodes, 'postgres'],
    POSTGRES_SUPERUSER_PASSWORD: ['postgres'],
    MEILI_KEY: [...nodes, 'meilisearch'],
    STORE_PASSWORD: [...nodes, 'store'],
  });
});

it('docker-compose.yml has the product connect as an owner who is no superuser', () => {
  const { environment = {}, volumes = [] } = compose.services.postgres ?? {};
  const { username } = new URL(fill(String(compose.services['node-1']?.environment?.DATABASE_URL)));
  expect(username).not.toBe(environment.POSTGRES_USER);
  const script = volumes.find((volume) => volume.includes('/docker-entrypoint-initdb.d/'))?.split(':')[0] ?? '';
  const statements = readFileSync(script, 'utf8');
  expect(statements).toContain(`create role ${username} login nosuperuser nocreatedb nocreaterole password`);
  expect(statements).toContain(`owner ${username}`);
});

it('docker-compose.yml runs the services in the versions that the tests ran against, none of them abandoned', () => {
  const images = Object.fromEntries(Object.entries(compose.services).map(([name, { image }]) => [name, image]));
  expect(images).toMatchObject({
    postgres: `postgres:${postgresMajor}-alpine`,
    meilisearch: 'getmeili/meilisearch:v1.50.0',
    store: 'versity/versitygw:v1.8.0',
    'store-bucket': 'versity/versitygw:v1.8.0',
  });
  expect(Object.values(images).filter((image) => /minio|:latest$|^[^:]+$/.test(image))).toEqual([]);
});

it('what docs/operations.md puts into .env is what docker-compose.yml asks for', () => {
  const asked = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  const guide = readFileSync('docs/operations.md', 'utf8');
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(secrets).toSorted());
  expect(asked.filter((name) => !guide.includes(name))).toEqual([]);
});
