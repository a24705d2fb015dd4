import type { LoadBlockData } from '../../shared/block-data.ts';

/** Where the site is: there a day ends. */
const TIME_ZONE = 'Europe/Amsterdam';

/** Today as '2026-03-01'. */
export type Today = string;

/** A block asks no clock, so that it looks the same wherever it is rendered. */
export const loadToday: LoadBlockData<Today> = () =>
  // Swedish writes a date as ISO 8601 does.
  Promise.resolve(new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date()));
