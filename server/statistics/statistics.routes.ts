import { z } from 'zod';
import { RawAnswer, type Rest } from '../shared/rest/index.ts';
import { getStatistics, statisticsInput } from './get-statistics.ts';
import { writeCsv } from './write-csv.ts';

const number = z.int().nullable().describe('null where it is hidden');

const versionSchema = z.object({
  number: z.int(),
  finished: number,
  medianScore: number,
  medianLevel: number,
  meanScore: number,
  hasEstimates: z.boolean(),
  categories: z.array(
    z.object({ key: z.string(), name: z.string(), meanScore: number, level: number, bad: number, scored: number }),
  ),
  questions: z.array(
    z.object({
      key: z.string(),
      number: z.int(),
      text: z.string(),
      category: z.string(),
      answers: z.array(
        z.object({ key: z.string().nullable(), text: z.string().nullable(), points: number, given: number }),
      ),
    }),
  ),
});

const statisticsSchema = z
  .object({
    smallestGroup: z.int(),
    finished: number,
    periods: z.array(z.object({ from: z.string(), to: z.string(), finished: number })),
    locales: z.array(z.object({ locale: z.string(), finished: number })),
    levels: z.array(z.object({ level: z.int(), finished: number })),
    versions: z.array(z.object({ number: z.int(), publishedAt: z.iso.datetime() })),
    version: versionSchema.nullable(),
  })
  .meta({ id: 'CheckStatistics' });

const described = { tag: 'Statistics', entity: 'statistics', access: 'view-statistics' } as const;

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="statistics.csv"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Figures of the risk check. */
export function statisticsRoutes(rest: Rest): void {
  rest.get(
    '/statistics',
    {
      ...described,
      summary: 'Figures of the risk check',
      query: statisticsInput,
      success: statisticsSchema,
      errors: { 404: ['V_12'] },
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
      ...described,
      summary: 'The same figures as CSV, one a line',
      query: statisticsInput,
      success: z.string().describe('CSV, UTF-8 with its mark'),
      errors: { 404: ['V_12'] },
      file: { contentTypes: ['text/csv'] },
    },
    async ({ context, query }) => {
      const { locale } = query;
      const statistics = await getStatistics(context, query);
      return new RawAnswer(writeCsv(statistics, typeof locale === 'string' ? locale : ''), headers);
    },
  );
}
