import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'a-secret-of-enough-length';
const database = { DATABASE_URL: 'postgres://ximblox:pw@db.example.com:5432/site', SECRET: secret };
const store = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
};

function readConfigError(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('the configuration was accepted');
}

describe('the configuration', () => {
  it('has defaults for everything: an empty environment means the embedded setup', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      secret: null,
      admin: { email: 'admin@example.com', password: null },
      demo: true,
      trustProxy: [],
      rateLimit: true,
      restCallsPerMinute: 30_000,
      smtpUrl: null,
      meili: null,
      s3: null,
      metricsToken: null,
      tracesUrl: null,
      drainSeconds: 0,
      production: false,
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      ...database,
      ...store,
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.example.com/',
      DATA_DIR: '/srv/a folder',
      ADMIN_EMAIL: 'me@example.com',
      ADMIN_PASSWORD: 'Long-enough1',
      DEMO: '1',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1,loopback',
      RATE_LIMIT: 'off',
      REST_CALLS_PER_MINUTE: '6000',
      SMTP_URL: 'smtps://user:pw@mail.example.com:465',
      MEILI_URL: 'http://localhost:7700/',
      MEILI_KEY: 'key',
      S3_REGION: 'eu-west-1',
      METRICS_TOKEN: 'token',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      DRAIN_SECONDS: '5',
      NODE_ENV: 'production',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://www.example.com',
      dataDir: '/srv/a folder',
      databaseUrl: database.DATABASE_URL,
      secret,
      admin: { email: 'me@example.com', password: 'Long-enough1' },
      demo: true,
      trustProxy: ['10.0.0.1', '192.168.0.0/16', '::1', 'loopback'],
      rateLimit: false,
      restCallsPerMinute: 6_000,
      smtpUrl: 'smtps://user:pw@mail.example.com:465',
      meili: { url: 'http://localhost:7700', key: 'key' },
      s3: {
        endpoint: 'https://s3.example.com',
        region: 'eu-west-1',
        bucket: 'media',
        accessKey: 'access',
        secretKey: 'secret',
      },
      metricsToken: 'token',
      tracesUrl: 'http://localhost:4318',
      drainSeconds: 5,
      production: true,
    });
  });

  it('derives the public URL from the port', () => {
    expect(readConfig({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100');
  });

  it('seeds no demo site into an external database unless DEMO is 1', () => {
    expect(readConfig(database).demo).toBe(false);
    expect(readConfig({ ...database, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('requires SECRET with an external database', () => {
    expect(readConfigError({ DATABASE_URL: database.DATABASE_URL })).toBe(
      'SECRET is missing: it is required with DATABASE_URL, for example SECRET=(what `openssl rand -hex 32` prints)',
    );
  });

  it('requires all S3 variables when one is set', () => {
    expect(readConfigError({ ...store, S3_SECRET_KEY: '' })).toMatch(/^S3_SECRET_KEY is missing: S3_ENDPOINT is set/);
    expect(readConfigError({ S3_REGION: 'eu-west-1' })).toMatch(/^S3_ENDPOINT is missing: S3_REGION is set/);
    expect(readConfig(store).s3?.region).toBe('us-east-1');
  });

  it('requires MEILI_URL with MEILI_KEY, but not the reverse', () => {
    expect(readConfigError({ MEILI_KEY: 'key' })).toMatch(/^MEILI_URL is missing/);
    expect(readConfig({ MEILI_URL: 'https://search.example.com' }).meili?.key).toBeNull();
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'abc'],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['SECRET', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'Short-1'],
    ['ADMIN_PASSWORD', 'no-upper-case'],
    ['ADMIN_PASSWORD', 'NoSpecial1'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '10.0.0.1,nonsense'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT', 'false'],
    ['REST_CALLS_PER_MINUTE', '0'],
    ['REST_CALLS_PER_MINUTE', 'many'],
    ['SMTP_URL', 'mail.example.com'],
    ['MEILI_URL', 'localhost:7700'],
    ['MEILI_KEY', 'a key'],
    ['S3_ENDPOINT', 's3'],
    ['S3_REGION', 'eu west'],
    ['S3_BUCKET', 'UPPER'],
    ['S3_ACCESS_KEY', 'a key'],
    ['S3_SECRET_KEY', 'a key'],
    ['METRICS_TOKEN', 'a token'],
    ['DATA_DIR', 'a\0b'],
  ])('reports %s = %j in one line with the problem and an example', (name, value) => {
    const line = readConfigError({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} (is|has) .*: it must be .*, for example ${name}=\\S`));
    expect(line).not.toContain('\n');
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:hunter2@localhost/site'],
    ['SECRET', 'hunter2'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@mail'],
    ['MEILI_KEY', 'hunter2 hunter2'],
    ['S3_SECRET_KEY', 'hunter2 hunter2'],
    ['METRICS_TOKEN', 'hunter2 hunter2'],
  ])('never shows the wrong value of %s, which is a secret', (name, value) => {
    expect(readConfigError({ [name]: value })).not.toContain('hunter2');
  });
});
