import type { MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { withServerModule } from '../../tools/build/with-server-module.ts';

type Database = { connectDatabase: (url: string) => Promise<MikroORM> };
type Queries = {
  selectPageList: (list: Record<string, unknown>) => RawBuilder<unknown>;
  useIndexes: RawBuilder<unknown>;
};

/** Returns the scans in the query plan of a page list. */
export type Explain = (list: Record<string, unknown>) => Promise<string[]>;

const defaults = {
  type: null,
  locale: null,
  status: null,
  editor: null,
  searchTerm: null,
  columnToSort: 'updatedAt',
  sortOrder: 'desc',
  pageIndex: 0,
  pageSize: 25,
};

const scanPattern = /(?:\w+ )*Scan(?: Backward)? (?:using|on) \w+/;

/** Runs a function that can read query plans, on a connection like the product's. */
export function withPlans<Result>(databaseUrl: string, use: (explain: Explain) => Promise<Result>): Promise<Result> {
  return withServerModule<Database, Result>('/server/app/database/database.ts', ({ connectDatabase }) =>
    withServerModule<Queries, Result>('/server/pages/page-list.queries.ts', async ({ selectPageList, useIndexes }) => {
      const orm = await connectDatabase(databaseUrl);
      try {
        return await use(async (list) => {
          const type = typeof list.type === 'string' ? list.type.toLowerCase() : null;
          const statement = sql<{ 'QUERY PLAN': string }>`explain ${selectPageList({ ...defaults, ...list, type })}`;
          const { rows } = await orm.em.fork().transactional(async (tx) => {
            await useIndexes.execute(tx.getKysely());
            return statement.execute(tx.getKysely());
          });
          return rows.flatMap((row) => scanPattern.exec(row['QUERY PLAN'])?.[0] ?? []);
        });
      } finally {
        await orm.close();
      }
    }),
  );
}
