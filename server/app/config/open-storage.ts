import { join } from 'node:path';
import { LocalStorage, type StorageEngine } from '../../shared/storage/index.ts';
import { type Config, ConfigError, type S3Config } from './config.ts';
import { ensureDataDir } from '../start/data-dir.ts';

/** Turns an error of the store into a ConfigError. */
function toConfigError(error: unknown, { endpoint, bucket }: S3Config): unknown {
  const { $metadata, code, message, name } = error as {
    $metadata?: { httpStatusCode?: number };
    code?: string;
  } & Error;
  const timeoutText = name === 'AbortError' ? 'no response within 10 seconds' : null;
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
      return new ConfigError(
        'S3_ENDPOINT',
        `is ${endpoint}, which cannot be reached (${timeoutText ?? code ?? message})`,
      );
  }
}

/** Removes incomplete uploads of earlier runs. Throws ConfigError if the folder cannot be used. */
export async function sweepStorage(storage: StorageEngine, { dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await storage.sweep().catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new ConfigError('DATA_DIR', `is ${dataDir}, in which nothing can be written (${code ?? message})`);
  });
}

/**
 * Opens the configured S3-compatible store after checking it once, or else the media folder in DATA_DIR. Throws
 * ConfigError.
 */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<StorageEngine> {
  const folder = join(ensureDataDir(dataDir), 'media');
  if (!s3) return new LocalStorage(folder);
  // Imported on demand: the client takes 40 MB of memory.
  const { S3Storage } = await import('../../shared/storage/s3-storage.ts');
  const storage = new S3Storage({ ...s3, incoming: join(folder, 'incoming') });
  await storage.check().catch((error: unknown) => {
    throw toConfigError(error, s3);
  });
  return storage;
}
