export const weekCountOptions = [13, 26, 52] as const;

/** Filter of the statistics, stored in the address. */
export type StatisticsFilter = {
  /** undefined: all weeks. */
  weeks: number | undefined;
  locale: string | undefined;
  /** undefined: the newest version. */
  version: number | undefined;
};

const parseNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export function readStatisticsFilter(params: URLSearchParams): StatisticsFilter {
  return {
    weeks: parseNumber(params.get('weeks')),
    locale: params.get('locale') || undefined,
    version: parseNumber(params.get('version')),
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

/** Returns the path for downloading the statistics as CSV. */
export function statisticsCsvPath({ locale, version }: StatisticsFilter, language: string): string {
  const params = writeStatisticsFilter(new URLSearchParams({ language }), { locale, version });
  return `/api/ximblox/statistics/csv?${params.toString()}`;
}
