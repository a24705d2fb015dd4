import { isIP } from 'node:net';
import { z } from 'zod';
import { findPasswordErrors } from '../../shared/password-rules.ts';

/** One environment variable: how it is parsed, and the parts of its error message. */
export type ConfigVariable<Value> = {
  schema: z.ZodType<Value>;
  /** ends the sentence "it must be …" */
  expected: string;
  example: string;
  /** messages never show its value */
  secret?: true;
};

const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isSiteAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isServiceAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}

function isDatabaseAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function isMailAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (proxyNames.includes(text)) return true;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128));
}

const text = z.string();
const token = text.regex(/^\S+$/);
const serviceAddress = text.refine(isServiceAddress).transform((address) => address.replace(/\/+$/, ''));
const serviceAddressExpected = 'a http or https address';

/** All variables, in the order in which they are checked. */
export const configVariables = {
  PORT: {
    schema: text
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65535),
    expected: 'a whole number from 1 to 65535',
    example: '3000',
  },
  HOST: {
    schema: text.refine((host) => isIP(host) !== 0 || hostName.test(host)),
    expected: 'a host name or address to listen on',
    example: '0.0.0.0',
  },
  PUBLIC_URL: {
    schema: text.refine(isSiteAddress).transform((address) => new URL(address).origin),
    expected: 'a http or https address without a path',
    example: 'https://www.example.com',
  },
  DATA_DIR: { schema: text.refine((path) => !path.includes('\0')), expected: 'a folder', example: './data' },
  DATABASE_URL: {
    schema: text.refine(isDatabaseAddress),
    expected: "a PostgreSQL address that ends with the database's name",
    example: 'postgres://user:password@localhost:5432/ximblox',
    secret: true,
  },
  SECRET: {
    schema: text.min(16),
    expected: 'at least 16 characters that nobody can guess',
    example: '(what `openssl rand -hex 32` prints)',
    secret: true,
  },
  ADMIN_EMAIL: { schema: z.email().max(254), expected: 'an e-mail address', example: 'admin@example.com' },
  ADMIN_PASSWORD: {
    schema: text.refine((password) => findPasswordErrors(password).length === 0),
    expected: '9 to 254 characters with an upper-case letter and a special character',
    example: "'Choose-a-better-1'",
    secret: true,
  },
  DEMO: { schema: z.enum(['0', '1']).transform((value) => value === '1'), expected: '1 or 0', example: '1' },
  TRUST_PROXY: {
    schema: text
      .transform((list) => list.split(',').map((address) => address.trim()))
      .refine((addresses) => addresses.every(isProxy)),
    expected: 'IP addresses or networks, separated by commas',
    example: '10.0.0.1,192.168.0.0/16',
  },
  RATE_LIMIT: {
    schema: z.enum(['on', 'off']).transform((value) => value === 'on'),
    expected: 'on or off',
    example: 'on',
  },
  REST_CALLS_PER_MINUTE: {
    schema: text
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .refine((calls) => calls >= 1),
    expected: 'a number of calls from 1 to 9999999',
    example: '30000',
  },
  SMTP_URL: {
    schema: text.refine(isMailAddress),
    expected: 'a smtp or smtps address',
    example: 'smtps://user:password@mail.example.com:465',
    secret: true,
  },
  MEILI_URL: { schema: serviceAddress, expected: serviceAddressExpected, example: 'http://localhost:7700' },
  MEILI_KEY: { schema: token, expected: 'a key without spaces', example: 'masterKey', secret: true },
  S3_ENDPOINT: { schema: serviceAddress, expected: serviceAddressExpected, example: 'https://s3.example.com' },
  S3_REGION: { schema: token, expected: "a region's name", example: 'eu-west-1' },
  S3_BUCKET: {
    schema: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    expected: "a bucket's name",
    example: 'ximblox-media',
  },
  S3_ACCESS_KEY: { schema: token, expected: 'a key without spaces', example: 'AKIAEXAMPLE', secret: true },
  S3_SECRET_KEY: { schema: token, expected: 'a key without spaces', example: 'wJalrXUtnEXAMPLE', secret: true },
  DRAIN_SECONDS: {
    schema: text
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((seconds) => seconds <= 120),
    expected: 'a whole number of seconds from 0 to 120',
    example: '5',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: serviceAddress,
    expected: serviceAddressExpected,
    example: 'http://localhost:4318',
  },
  METRICS_TOKEN: {
    schema: token,
    expected: 'a token without spaces',
    example: '(what `openssl rand -hex 16` prints)',
    secret: true,
  },
} satisfies Record<string, ConfigVariable<unknown>>;

/** Name of an environment variable. */
export type ConfigVariableName = keyof typeof configVariables;
