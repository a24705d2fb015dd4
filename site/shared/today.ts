/** The site's time zone, which decides when a day ends. */
const TIME_ZONE = 'Europe/Amsterdam';

/** Today's date in the site's time zone, such as 2026-03-01. */
export function todayOnSite(): string {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(new Date());
}
