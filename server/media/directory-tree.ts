import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { parentPathOf } from './library-file.ts';

/** Serialises changes of the folder structure. Uploads do not wait for it: they lock their folder. */
export async function lockDirectoryTree(em: EntityManager): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtextextended('media-tree', 0))`);
}

/** Locks a folder until the transaction ends, so that it is neither moved nor deleted meanwhile. 404 V_12. */
export async function lockDirectory(em: EntityManager, path: string, property: string): Promise<{ id: number }> {
  const [directory] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null for share`,
  );
  if (!directory) throw new NotFound(Errors.invalid, property);
  return directory;
}

/** Inserts a folder row. A taken path fails with ML_03. */
export async function insertDirectory(em: EntityManager, path: string): Promise<{ id: number }> {
  const [directory] = await query(em, sql<{ id: number }>`insert into directory (path) values (${path}) returning id`);
  if (!directory) throw new Error('the folder was not inserted');
  return directory;
}

/** Returns the folder at a path; creates it and its parents if they are missing. The tree is locked. */
export async function ensureDirectory(em: EntityManager, path: string): Promise<{ id: number }> {
  const [existing] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null`,
  );
  if (existing) return existing;
  await ensureDirectory(em, parentPathOf(path));
  return insertDirectory(em, path);
}
