import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** A service that is configured but would be left unused must not pass in silence. */
export function refuseMissingEngines({ meili }: Pick<Config, 'meili'>): void {
  if (meili)
    throw new StartError('MEILI_URL is set, but this release has no search yet: unset MEILI_URL and MEILI_KEY');
}
