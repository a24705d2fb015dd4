import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExactScoresMigration } from '../../../server/app/migrations/20261122-0059-exact-scores.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
const run = (statement: string) => query<object>(server.orm.em.fork(), sql`${sql.raw(statement)}`);

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

/** The database as the previous release left it, with counters in steps of 5. */
async function goBack(): Promise<void> {
  await run('drop view check_present_count');
  await run('drop table check_level_count, check_score_sum');
  await run('alter table check_closed_count drop column levels, drop column sums');
  await run(`update questionnaire_version set content = jsonb_set(content, '{thresholds}', '[33, 67, 83]')`);
  await run(`insert into check_score_count (version_id, category, step, count)
             select id, category, step, 6 from questionnaire_version,
                    (values ('', 30), ('fire', 40), ('lightning', 100), ('privacy', 65)) as old (category, step)`);
  await run(`insert into check_closed_count (version_id, counted_week, finished, scores)
             select version_id, date_trunc('week', now())::date - 7, 6,
                    jsonb_agg(jsonb_build_object('category', category, 'step', step, 'count', count))
               from check_score_count group by version_id`);
  await run(`insert into check_week_count values (date_trunc('week', now())::date - 7, 'en', 1, 6)`);
}

async function migrate(): Promise<void> {
  const { em, config } = server.orm;
  const migration = new ExactScoresMigration(em.getDriver(), config);
  migration.up();
  for (const statement of migration.getQueries()) if (typeof statement === 'string') await run(statement);
}

type Category = { key: string; meanScore: number | null; level: number | null; bad: number | null };
type Statistics = {
  version: {
    hasEstimates: boolean;
    meanScore: number | null;
    medianScore: number | null;
    medianLevel: number | null;
    categories: Category[];
  };
};

it('counters in steps of 5 are migrated: means to 2 points, levels if no threshold is within the step', async () => {
  await goBack();
  await migrate();
  const { version } = (await staff.get<Statistics>('/statistics')).body;
  expect(version).toMatchObject({ hasEstimates: true, meanScore: 32, medianScore: 30, medianLevel: null });
  const shown = (key: string) => version.categories.find((category) => category.key === key);
  expect(shown('fire')).toMatchObject({ meanScore: 42, level: 1, bad: 0 });
  expect(shown('lightning')).toMatchObject({ meanScore: 100, level: 3, bad: 0 });
  expect(shown('privacy')).toMatchObject({ meanScore: 67, level: null, bad: null });
});
