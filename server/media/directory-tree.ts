import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import { parentOf } from './library-file.ts';

/**
 * Changes of what lies where happen one after the other, so that they cannot cross each other.
 * Uploads do not wait for it: they hold their folder.
 */
export async function lockTree(em: EntityManager): Promise<void> {
  await query(em, sql`select pg_advisory_xact_lock(hashtextextended('media-tree', 0))`);
}

/** A folder held until the transaction ends: it can neither move nor go to the bin meanwhile. 404 V_12. */
export async function holdDirectory(em: EntityManager, path: string, property: string): Promise<{ id: number }> {
  const [directory] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null for share`,
  );
  if (!directory) throw new NotFound('V_12', property);
  return directory;
}

export async function insertDirectory(em: EntityManager, path: string): Promise<{ id: number }> {
  const [directory] = await query(em, sql<{ id: number }>`insert into directory (path) values (${path}) returning id`);
  if (!directory) throw new Error('no folder was made');
  return directory;
}

/** The folder at a path, made with those above it where they are missing. The tree is locked. */
export async function ensureDirectory(em: EntityManager, path: string): Promise<{ id: number }> {
  const [present] = await query(
    em,
    sql<{ id: number }>`select id from directory where path = ${path} and deleted_at is null`,
  );
  if (present) return present;
  await ensureDirectory(em, parentOf(path));
  return insertDirectory(em, path);
}
