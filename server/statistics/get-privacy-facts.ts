import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { loadVersionSpans, loadWeekCounts } from './counters.queries.ts';
import { smallestGroup } from './hide-small-groups.ts';
import type { KeptTable, PrivacyFacts } from './privacy.type.ts';
import { settleSplits } from './settle-splits.ts';
import { splitWeeks } from './split-weeks.ts';
import { sumOf } from './week-counts.ts';

/** What the database itself says of all tables that a finished check writes to. */
async function readTables({ em }: Context): Promise<KeptTable[]> {
  const tables = await query(
    em,
    sql<{ name: string; columns: string[] }>`
      select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
        from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
       where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name like 'check\\_%'
       group by t.table_name order by t.table_name`,
  );
  const counted: KeptTable[] = [];
  for (const table of tables) {
    const [row] = await query(em, sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table.name)}`);
    counted.push({ ...table, rows: row?.rows ?? 0 });
  }
  return counted;
}

/** Rounded down, so that nobody sees from outside when a single check is finished. */
const toFives = (rows: number): number => Math.floor(rows / smallestGroup) * smallestGroup;

/** What the running system keeps of finished checks. Anyone. */
export async function getPrivacyFacts(context: Context): Promise<PrivacyFacts> {
  const tables = await readTables(context);
  const { periods } = settleSplits(splitWeeks(await loadWeekCounts(context.em)), await loadVersionSpans(context.em));
  return {
    smallestGroup,
    finished: sumOf(periods.map(({ finished }) => finished)),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows: toFives(rows) })),
  };
}
