import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { likePattern } from '../shared/list/index.ts';
import { type LibraryDirectory, type LibraryFile, toLibraryDirectory } from './library-file.ts';

/** Folders and files of a folder or a search. */
export type LibraryContent = { directories: LibraryDirectory[]; files: LibraryFile[] };

/** Raw queries return timestamps as text. */
type FileRow = Omit<LibraryFile, 'createdAt'> & { createdAt: string };

const toFile = ({ createdAt, ...file }: FileRow): LibraryFile => ({ ...file, createdAt: new Date(createdAt) });

const selectFile = sql`
  select f.id, f.file_name as "fileName", f.default_alt_text as "defaultAltText", f.shared, f.type,
    f.mime_type as "mimeType", f.width, f.height, f.file_size::float8 as "fileSize", f.hash, f.address, d.path,
    f.created_by as "createdBy", f.created_at as "createdAt",
    case when f.focal_x is not null then jsonb_build_object('x', f.focal_x, 'y', f.focal_y) end as "focalPoint"
  from file f join directory d on d.id = f.directory_id`;

/** Returns a file outside the bin, or null. */
export async function findLibraryFile(em: EntityManager, id: number): Promise<LibraryFile | null> {
  const [file] = await query(em, sql<FileRow>`${selectFile} where f.id = ${id} and f.deleted_at is null`);
  return file ? toFile(file) : null;
}

/** Returns a file outside the bin. 404 V_12 media.id. */
export async function loadLibraryFile(em: EntityManager, id: number): Promise<LibraryFile> {
  const file = await findLibraryFile(em, id);
  if (!file) throw new NotFound(Errors.invalid, 'media.id');
  return file;
}

/** Returns the files outside the bin with one of these contents, by name. */
export async function findFilesByHash(em: EntityManager, hashes: readonly string[]): Promise<LibraryFile[]> {
  const files = await query(
    em,
    sql<FileRow>`${selectFile} where f.hash = any(${hashes}::text[]) and f.deleted_at is null
                 order by lower(f.file_name), f.id`,
  );
  return files.map(toFile);
}

/**
 * Returns the files outside the bin with these ids, locked until the transaction ends. 404 V_12 `property` if one is
 * missing.
 */
export async function lockLibraryFiles(
  em: EntityManager,
  ids: readonly number[],
  property: string,
): Promise<LibraryFile[]> {
  const uniqueIDs = [...new Set(ids)];
  await query(em, sql`select id from file where id = any(${uniqueIDs}::int[]) order by id for update`);
  const files = await query(
    em,
    sql<FileRow>`${selectFile} where f.id = any(${uniqueIDs}::int[]) and f.deleted_at is null order by f.id`,
  );
  if (files.length < uniqueIDs.length) throw new NotFound(Errors.invalid, property);
  return files.map(toFile);
}

/** Whether a folder exists outside the bin. */
export async function hasDirectory(em: EntityManager, path: string): Promise<boolean> {
  const rows = await query(em, sql`select 1 from directory where path = ${path} and deleted_at is null`);
  return rows.length > 0;
}

/** Returns the direct content of a folder, by name. */
export async function listDirectory(em: EntityManager, path: string): Promise<LibraryContent> {
  const directories = await query(
    em,
    sql<{ path: string }>`select path from directory where parent = ${path} and deleted_at is null
                          order by lower(path), id`,
  );
  const files = await query(
    em,
    sql<FileRow>`${selectFile} where d.path = ${path} and d.deleted_at is null and f.deleted_at is null
                     order by lower(f.file_name), f.id`,
  );
  return { directories: directories.map((directory) => toLibraryDirectory(directory.path)), files: files.map(toFile) };
}

/** Most folders and files that a search returns. */
const maxSearchResults = 500;

/** Returns folders and files below a folder whose name contains the term, files also by their alternative text. */
export async function searchDirectory(em: EntityManager, path: string, searchTerm: string): Promise<LibraryContent> {
  const pattern = likePattern(searchTerm);
  const below = path === '/' ? '/' : `${path}/`;
  const directories = await query(
    em,
    sql<{ path: string }>`
      select path from directory
      where starts_with(path, ${below}) and path <> '/' and deleted_at is null
        and regexp_replace(path, '^.*/', '') ilike ${pattern}
      order by lower(path), id limit ${maxSearchResults}`,
  );
  const files = await query(
    em,
    sql<FileRow>`${selectFile}
      where (d.path = ${path} or starts_with(d.path, ${below})) and d.deleted_at is null and f.deleted_at is null
        and (f.file_name ilike ${pattern} or f.default_alt_text ilike ${pattern})
      order by lower(f.file_name), f.id limit ${maxSearchResults}`,
  );
  return { directories: directories.map((directory) => toLibraryDirectory(directory.path)), files: files.map(toFile) };
}
