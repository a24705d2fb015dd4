import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('every foreign key to a removable row has an index, except those to users, who are few', async () => {
  const unindexed = await query(
    server.orm.em.fork(),
    sql`
      select c.conrelid::regclass::text as "table", a.attname::text as "column"
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and c.confrelid <> '"user"'::regclass
         and not exists (
           select from pg_index i
            where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
              and (i.indpred is null
                   or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
       order by 1, 2`,
  );
  expect(unindexed).toEqual([]);
});
