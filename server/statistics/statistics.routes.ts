import { z } from 'zod';
import { RawResponse, type RestRouter } from '../shared/rest/index.ts';
import { getStatistics, statisticsInput } from './get-statistics.ts';
import { writeStatisticsCsv } from './write-statistics-csv.ts';
import { Errors } from '../shared/errors/index.ts';

const nullableInt = z.int().nullable().describe('null if it is hidden');

const versionSchema = z.object({
  number: z.int(),
  finished: nullableInt,
  medianScore: nullableInt,
  medianLevel: nullableInt,
  meanScore: nullableInt,
  hasEstimates: z.boolean(),
  categories: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      meanScore: nullableInt,
      level: nullableInt,
      bad: nullableInt,
      scored: nullableInt,
    }),
  ),
  questions: z.array(
    z.object({
      key: z.string(),
      number: z.int(),
      text: z.string(),
      category: z.string(),
      answers: z.array(
        z.object({ key: z.string().nullable(), text: z.string().nullable(), points: nullableInt, given: nullableInt }),
      ),
    }),
  ),
});

const statisticsSchema = z
  .object({
    smallestGroup: z.int(),
    finished: nullableInt,
    periods: z.array(z.object({ from: z.string(), to: z.string(), finished: nullableInt })),
    locales: z.array(z.object({ locale: z.string(), finished: nullableInt })),
    levels: z.array(z.object({ level: z.int(), finished: nullableInt })),
    versions: z.array(z.object({ number: z.int(), publishedAt: z.iso.datetime() })),
    version: versionSchema.nullable(),
  })
  .meta({ id: 'CheckStatistics' });

const routeDefaults = { tag: 'Statistics', entity: 'statistics', access: 'view-statistics' } as const;

const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="statistics.csv"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** REST routes of the statistics. */
export function statisticsRoutes(rest: RestRouter): void {
  rest.get(
    '/statistics',
    {
      ...routeDefaults,
      summary: 'Statistics of the risk check',
      query: statisticsInput,
      success: statisticsSchema,
      errors: { 404: [Errors.invalid] },
    },
    async ({ context, query }) => {
      const { versions, ...statistics } = await getStatistics(context, query);
      const listed = versions.map(({ number: of, publishedAt }) => ({
        number: of,
        publishedAt: publishedAt.toISOString(),
      }));
      return { ...statistics, versions: listed };
    },
  );
  rest.get(
    '/statistics/csv',
    {
      ...routeDefaults,
      summary: 'The statistics as CSV, one number per line',
      query: statisticsInput,
      success: z.string().describe('CSV in UTF-8 with a byte order mark'),
      errors: { 404: [Errors.invalid] },
      file: { contentTypes: ['text/csv'] },
    },
    async ({ context, query }) => {
      const { locale } = query;
      const statistics = await getStatistics(context, query);
      return new RawResponse(writeStatisticsCsv(statistics, typeof locale === 'string' ? locale : ''), csvHeaders);
    },
  );
}
