import type { LoadBlockData } from '../../shared/block-data.ts';

/** The site's time zone, which decides when a day ends. */
const TIME_ZONE = 'Europe/Amsterdam';

/** Today's date as '2026-03-01'. */
export type Today = string;

/** Passed to the block as data, so that rendering does not depend on the clock. */
export const loadToday: LoadBlockData<Today> = () =>
  // The Swedish format is ISO 8601.
  Promise.resolve(new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date()));
