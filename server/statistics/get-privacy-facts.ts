import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { loadVersionTotals, loadWeekCounts } from '../questionnaire/index.ts';
import { minGroupSize } from './hide-small-groups.ts';
import type { StoredTable, PrivacyFacts } from './privacy.type.ts';
import { preventSubtractionLeaks } from './prevent-subtraction-leaks.ts';
import { groupIntoPeriods } from './group-into-periods.ts';
import { sumCounts } from './week-counts.ts';

/** Reads from the database catalog which tables a finished check writes to. */
async function readTables({ em }: Context): Promise<StoredTable[]> {
  const tables = await query(
    em,
    sql<{ name: string; columns: string[] }>`
      select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
        from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
       where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name like 'check\\_%'
       group by t.table_name order by t.table_name`,
  );
  const counted: StoredTable[] = [];
  for (const table of tables) {
    const [row] = await query(em, sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table.name)}`);
    counted.push({ ...table, rows: row?.rows ?? 0 });
  }
  return counted;
}

/** Rounds down, so that outsiders cannot see when a single check is finished. */
const roundDownToFives = (rows: number): number => Math.floor(rows / minGroupSize) * minGroupSize;

/** Returns what the running system stores of finished checks. Anyone. */
export async function getPrivacyFacts(context: Context): Promise<PrivacyFacts> {
  const tables = await readTables(context);
  const { periods } = preventSubtractionLeaks(
    groupIntoPeriods(await loadWeekCounts(context.em)),
    await loadVersionTotals(context.em),
  );
  return {
    smallestGroup: minGroupSize,
    finished: sumCounts(periods.map(({ finished }) => finished)),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows: roundDownToFives(rows) })),
  };
}
