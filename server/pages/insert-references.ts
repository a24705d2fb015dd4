import { selectExistingFileIDs } from '../media/index.ts';
import { type RawBuilder, sql } from '../shared/database/query.ts';

/** The pages and files that the content of a version refers to. */
export type References = { pageIDs: readonly number[]; fileIDs: readonly number[] };

/** Returns the statement that inserts the references of a version. Leaves out ids of missing pages and files. */
export const insertReferences = (versionID: number, { pageIDs, fileIDs }: References): RawBuilder<unknown> => sql`
  insert into reference (version_id, page_id, file_id)
  select ${versionID}::int, id, null from page where id = any(${pageIDs}::int[])
  union all
  select ${versionID}::int, null, existing.id from (${selectExistingFileIDs(fileIDs)}) existing`;
