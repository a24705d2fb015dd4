import { type RawBuilder, sql } from '../shared/database/query.ts';

// Parts of SQL statements about files and folders, for statements of other features. Ids are expressions such as
// `r.file_id`.

type Expression = RawBuilder<unknown>;

/** The name of a file; null in the bin. */
export const fileNameOf = (fileID: Expression): RawBuilder<string | null> =>
  sql`(select file_name from file where id = ${fileID} and deleted_at is null)`;

/** The path of a folder; null in the bin. */
export const directoryPathOf = (directoryID: Expression): RawBuilder<string | null> =>
  sql`(select path from directory where id = ${directoryID} and deleted_at is null)`;

/** Selects those of these ids that files have, in the bin or not. */
export const selectExistingFileIDs = (fileIDs: readonly number[]): Expression =>
  sql`select id from file where id = any(${fileIDs}::int[])`;

/** Selects the ids of the files outside the bin that are among these, or in one of these folders or below it. */
export const selectFilesAmong = ({
  fileIDs,
  directoryPaths,
}: {
  fileIDs: readonly number[];
  directoryPaths: readonly string[];
}): Expression => sql`
  select f.id from file f join directory d on d.id = f.directory_id
   where f.deleted_at is null
     and (f.id = any(${fileIDs}::int[]) or exists (
       select 1 from unnest(${directoryPaths}::text[]) as root (path)
        where d.path = root.path or starts_with(d.path, root.path || '/')))`;

/** Selects what a page needs to serve a file, also one in the bin: `id`, `file_name`, `hash`, `mime_type` and so on. */
export const selectServedFile = (fileID: Expression): Expression => sql`
  select id, file_name, hash, mime_type, width, height, focal_x, focal_y from file where id = ${fileID}`;

/** Selects the ids of all files outside the bin; text for a dedicated connection. */
export const selectAllFileIDs = 'select id from file where deleted_at is null';

/** Selects those of these files that are outside the bin, given as a `select` of ids; like `selectAllFileIDs`. */
export const selectFileIDsAmong = (files: string): string =>
  `select id from file where deleted_at is null and id in (${files})`;

/** Condition: the folder `t` is outside the bin and is one of the folders above these files; like `selectAllFileIDs`. */
export const isDirectoryAbove = (files: string): string =>
  `deleted_at is null and exists (
    select from directory d join file f on f.directory_id = d.id
     where f.id in (${files}) and (t.path = '/' or d.path = t.path or starts_with(d.path, t.path || '/')))`;

/** Selects the hashes of the contents of the files `t` that meet a condition; like `selectAllFileIDs`. */
export const selectContentHashes = (condition: string): string =>
  `select distinct hash from file t where file_size > 0 and ${condition}`;
