import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';

/** Returns the ids of the last editors of all pages, with one index lookup per editor (loose index scan). Signed in. */
export async function listPageEditorIDs(context: Context): Promise<number[]> {
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
