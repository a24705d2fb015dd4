/** How many weeks the curve shows. */
export const weekChoices = [13, 26, 52] as const;

/** What narrows the statistics, as it stands in the address. */
export type StatisticsFilter = {
  /** undefined: all of them. */
  weeks: number | undefined;
  locale: string | undefined;
  /** undefined: the newest one. */
  version: number | undefined;
};

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export function readStatisticsFilter(params: URLSearchParams): StatisticsFilter {
  return {
    weeks: readNumber(params.get('weeks')),
    locale: params.get('locale') || undefined,
    version: readNumber(params.get('version')),
  };
}

export function writeStatisticsFilter(params: URLSearchParams, filter: Partial<StatisticsFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Where the figures are downloaded. */
export function csvPath({ locale, version }: StatisticsFilter, language: string): string {
  const params = writeStatisticsFilter(new URLSearchParams({ language }), { locale, version });
  return `/api/ximblox/statistics/csv?${params.toString()}`;
}
