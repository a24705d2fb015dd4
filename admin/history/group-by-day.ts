export type Day<Of> = { day: string; items: readonly Of[] };

/** Entries by the day on which they were stored, in this browser's time zone; the order stays. */
export function groupByDay<Of extends { storedAt: string }>(items: readonly Of[]): Day<Of>[] {
  const days = Map.groupBy(items, ({ storedAt }) => new Date(storedAt).toDateString());
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

const DAY = 24 * 60 * 60 * 1000;

/** 'Today', 'Yesterday', then the date, with its year where that is another. */
export function nameDay(day: string, now: Date, language: string): string {
  const date = new Date(day);
  const daysAgo = Math.round((new Date(now.toDateString()).getTime() - date.getTime()) / DAY);
  if (daysAgo <= 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year }).format(date);
}
