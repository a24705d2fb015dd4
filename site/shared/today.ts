/** The site's time zone, which decides when a day ends. */
const TIME_ZONE = 'Europe/Amsterdam';

// The Swedish format is ISO 8601.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Today's date in the site's time zone, such as 2026-03-01. */
export const todayOnSite = (): string => format.format(new Date());
