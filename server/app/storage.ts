import { join } from 'node:path';
import { LocalStorage, type StorageEngine } from '../shared/storage/index.ts';
import { type Config, ConfigError, type S3Config } from './config.ts';
import { makeDataDir } from './data-dir.ts';

/** What is wrong with the configuration, by what the store answered. */
function explain(error: unknown, { endpoint, bucket }: S3Config): unknown {
  const { $metadata, code, message, name } = error as {
    $metadata?: { httpStatusCode?: number };
    code?: string;
  } & Error;
  const silence = name === 'AbortError' ? 'no answer within 10 seconds' : null;
  switch ($metadata?.httpStatusCode) {
    case 404:
      return new ConfigError('S3_BUCKET', `is "${bucket}", which ${endpoint} does not have`);
    case 401:
    case 403:
      return new ConfigError('S3_ACCESS_KEY', `or S3_SECRET_KEY is refused by ${endpoint} for the bucket "${bucket}"`);
    case 301:
    case 400:
      return new ConfigError('S3_REGION', `is not that of the bucket "${bucket}" at ${endpoint}`);
    default:
      return new ConfigError('S3_ENDPOINT', `is ${endpoint}, which cannot be reached (${silence ?? code ?? message})`);
  }
}

/** Removes what was being received when a server ended; ConfigError where the folder for it cannot be had. */
export async function sweepStorage(storage: StorageEngine, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await storage.sweep().catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new ConfigError('DATA_DIR', `is ${dataDir}, in which nothing can be written (${code ?? message})`);
  });
}

/** Media in the S3-compatible store that is configured, asked once whether it is there; else below DATA_DIR. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<StorageEngine> {
  const folder = join(makeDataDir(dataDir), 'media');
  if (!s3) return new LocalStorage(folder);
  // Loaded where it is used only: the client takes 40 MB of memory.
  const { S3Storage } = await import('../shared/storage/s3-storage.ts');
  const storage = new S3Storage({ ...s3, incoming: join(folder, 'incoming') });
  await storage.check().catch((error: unknown) => {
    throw explain(error, s3);
  });
  return storage;
}
