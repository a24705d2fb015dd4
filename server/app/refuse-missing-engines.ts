import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** A service that is configured but would be left unused must not pass in silence. */
export function refuseMissingEngines({ s3, meili }: Pick<Config, 's3' | 'meili'>): void {
  if (s3)
    throw new StartError('S3_ENDPOINT is set, but this release keeps media in DATA_DIR only: unset the S3 variables');
  if (meili)
    throw new StartError('MEILI_URL is set, but this release has no search yet: unset MEILI_URL and MEILI_KEY');
}
