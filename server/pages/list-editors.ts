import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';

/** Ids of everybody who stored a page last, taken from one end of an index to the other, a step for each. Signed in. */
export async function listEditors(context: Context): Promise<number[]> {
  requireViewer(context);
  const rows = await query(
    context.em,
    sql<{ id: number }>`
      with recursive editor (id) as (
        (select updated_by from page where deleted_at is null and updated_by is not null order by updated_by limit 1)
        union all
        select (select updated_by from page where deleted_at is null and updated_by > editor.id
                 order by updated_by limit 1)
          from editor where editor.id is not null
      )
      select id from editor where id is not null`,
  );
  return rows.map(({ id }) => id);
}
