import type { EntityManager } from '@mikro-orm/postgresql';
import { isBinTimeOverSql } from '../shared/database/bin-time.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { ensureDirectory } from './directory-tree.ts';

// Folders and files in the bin; `deletionID` is the deletion that moved them there.

/** Marks a file as deleted. */
export async function markFileDeleted(em: EntityManager, fileID: number, deletionID: number): Promise<void> {
  await query(em, sql`update file set deleted_at = now(), deletion_id = ${deletionID} where id = ${fileID}`);
}

/** Returns the id of a folder outside the bin. 404 V_12 on `media.path`. */
export async function findDirectoryID(em: EntityManager, path: string): Promise<number> {
  const [found] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null`,
  );
  if (!found) throw new NotFound(Errors.invalid, 'media.path');
  return found.id;
}

/**
 * Marks a folder as deleted with the folders below it first, which waits for uploads into them, then all of their
 * files. Returns the ids of the files.
 */
export async function markDirectoryDeleted(em: EntityManager, path: string, deletionID: number): Promise<number[]> {
  await query(
    em,
    sql`update directory set deleted_at = now(), deletion_id = ${deletionID}
        where (path = ${path} or starts_with(path, ${`${path}/`})) and deleted_at is null`,
  );
  const files = await query(
    em,
    sql<{ id: number }>`
      update file f set deleted_at = now(), deletion_id = ${deletionID}
      from directory d where d.id = f.directory_id and d.deletion_id = ${deletionID} and f.deleted_at is null
      returning f.id`,
  );
  return files.map((file) => file.id);
}

/**
 * Restores the file of a deletion to its folder, which may have moved. A deleted folder is created again at `path`.
 * Returns the id of the file; null if there is none.
 */
export async function restoreDeletedFile(em: EntityManager, deletionID: number, path: string): Promise<number | null> {
  const [file] = await query(
    em,
    sql<{ id: number; isFolderDeleted: boolean }>`
      select f.id, d.deleted_at is not null as "isFolderDeleted" from file f join directory d on d.id = f.directory_id
      where f.deletion_id = ${deletionID}`,
  );
  if (!file) return null;
  if (file.isFolderDeleted) {
    const directory = await ensureDirectory(em, path);
    await query(em, sql`update file set directory_id = ${directory.id} where id = ${file.id}`);
  }
  await query(em, sql`update file set deleted_at = null, deletion_id = null where id = ${file.id}`);
  return file.id;
}

/** Restores the folders and files of a deletion. Returns the folders. */
export async function restoreDeletedDirectories(
  em: EntityManager,
  deletionID: number,
): Promise<{ id: number; path: string }[]> {
  const directories = await query(
    em,
    sql<{ id: number; path: string }>`update directory set deleted_at = null, deletion_id = null
                                      where deletion_id = ${deletionID} returning id, path`,
  );
  await query(em, sql`update file set deleted_at = null, deletion_id = null where deletion_id = ${deletionID}`);
  return directories;
}

/**
 * Deletes the rows of files and folders whose deletion expired. Files for which the
 * condition `isUnused` is false keep their rows and bytes.
 */
export async function purgeDeletedMedia(
  em: EntityManager,
  isUnused: (fileID: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  await query(
    em,
    sql`delete from file f
        where ${isBinTimeOverSql(sql.ref('f.deleted_at'))} and f.deletion_id is null
          and ${isUnused(sql.ref('f.id'))}`,
  );
  await query(
    em,
    sql`delete from directory d
        where ${isBinTimeOverSql(sql.ref('d.deleted_at'))} and d.deletion_id is null
          and not exists (select 1 from file f where f.directory_id = d.id)`,
  );
}
