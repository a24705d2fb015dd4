export type DayGroup<Item> = { day: string; items: readonly Item[] };

/** Groups entries by the day they were saved, in the browser's time zone, in their given order. */
export function groupByDay<Item extends { storedAt: string }>(items: readonly Item[]): DayGroup<Item>[] {
  const days = Map.groupBy(items, ({ storedAt }) => new Date(storedAt).toDateString());
  return [...days].map(([day, dayItems]) => ({ day, items: dayItems }));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns 'Today', 'Yesterday' or the date, with the year unless it is the current one. */
export function formatDay(day: string, now: Date, language: string): string {
  const date = new Date(day);
  const daysAgo = Math.round((new Date(now.toDateString()).getTime() - date.getTime()) / DAY_MS);
  if (daysAgo <= 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year }).format(date);
}
