import { resolve } from 'node:path';
import type { z } from 'zod';
import { type ConfigVariable, type ConfigVariableName, configVariables } from './config-variables.ts';
import { StartError } from '../start/start-error.ts';

/** Access to an S3-compatible storage. */
export type S3Config = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string };

/** The validated configuration. */
export type Config = {
  port: number;
  host: string;
  /** the site's public URL, without a trailing slash */
  publicUrl: string;
  /** absolute */
  dataDir: string;
  /** null: the embedded database */
  databaseUrl: string | null;
  /** null: generated once and stored in dataDir, see secret.ts */
  secret: string | null;
  /** password null: a random password is printed once */
  admin: { email: string; password: string | null };
  demo: boolean;
  trustProxy: string[];
  rateLimit: boolean;
  /** REST calls that one address or token may make per minute */
  restCallsPerMinute: number;
  smtpUrl: string | null;
  meili: { url: string; key: string | null } | null;
  s3: S3Config | null;
  metricsToken: string | null;
  /** URL of an OpenTelemetry collector; null: no traces */
  tracesUrl: string | null;
  /** seconds that a node keeps serving after SIGTERM, so that proxies can stop using it */
  drainSeconds: number;
  production: boolean;
};

/** An environment variable is invalid. The message is one line that names it and gives an example. */
export class ConfigError extends StartError {
  readonly variable: ConfigVariableName;

  constructor(variable: ConfigVariableName, problem: string) {
    super(`${variable} ${problem}, for example ${variable}=${configVariables[variable].example}`);
    this.variable = variable;
  }
}

type ConfigValues = { [Name in ConfigVariableName]: z.infer<(typeof configVariables)[Name]['schema']> | undefined };

/**
 * Reads the configuration from the environment; no other module does. Throws ConfigError at the first invalid value.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = readValues(env);
  const port = values.PORT ?? 3000;
  const databaseUrl = values.DATABASE_URL ?? null;
  if (databaseUrl !== null && values.SECRET === undefined) {
    throw new ConfigError('SECRET', 'is missing: it is required with DATABASE_URL');
  }
  return {
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: resolve(values.DATA_DIR ?? 'data'),
    databaseUrl,
    secret: values.SECRET ?? null,
    admin: { email: values.ADMIN_EMAIL ?? 'admin@example.com', password: values.ADMIN_PASSWORD ?? null },
    demo: values.DEMO ?? databaseUrl === null,
    trustProxy: values.TRUST_PROXY ?? [],
    rateLimit: values.RATE_LIMIT ?? true,
    restCallsPerMinute: values.REST_CALLS_PER_MINUTE ?? 30_000,
    smtpUrl: values.SMTP_URL ?? null,
    meili: readMeili(values),
    s3: readS3(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    production: env.NODE_ENV === 'production',
  };
}

function readValues(env: NodeJS.ProcessEnv): ConfigValues {
  const names = Object.keys(configVariables) as ConfigVariableName[];
  return Object.fromEntries(names.map((name) => [name, readValue(name, env[name])])) as ConfigValues;
}

/** Treats an empty value as unset, because compose files and shells pass unset variables that way. */
function readValue(name: ConfigVariableName, rawValue: string | undefined): unknown {
  const value = rawValue?.trim();
  if (!value) return undefined;
  const variable: ConfigVariable<unknown> = configVariables[name];
  const parsed = variable.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const shownValue = variable.secret ? 'has a wrong value' : `is ${JSON.stringify(value)}`;
  throw new ConfigError(name, `${shownValue}: it must be ${variable.expected}`);
}

function readMeili(values: ConfigValues): Config['meili'] {
  if (values.MEILI_URL !== undefined) return { url: values.MEILI_URL, key: values.MEILI_KEY ?? null };
  if (values.MEILI_KEY !== undefined) throw new ConfigError('MEILI_URL', 'is missing: MEILI_KEY is set');
  return null;
}

function readS3(values: ConfigValues): S3Config | null {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const setName = [...needed, 'S3_REGION' as const].find((name) => values[name] !== undefined);
  if (setName === undefined) return null;
  const missing = needed.find((name) => values[name] === undefined);
  if (missing) throw new ConfigError(missing, `is missing: ${setName} is set, and media in an S3 store need both`);
  return {
    endpoint: values.S3_ENDPOINT ?? '',
    region: values.S3_REGION ?? 'us-east-1',
    bucket: values.S3_BUCKET ?? '',
    accessKey: values.S3_ACCESS_KEY ?? '',
    secretKey: values.S3_SECRET_KEY ?? '',
  };
}
