import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { canViewBackups } from './backups.policy.ts';

export type BackupKind = 'backup' | 'restore';

/** A backup that was made, or restored somewhere; `madeAt` is when its file was made. */
export type BackupRecord = {
  kind: BackupKind;
  finishedAt: Date;
  madeAt: Date;
  rows: number;
  files: number;
  bytes: number;
};

/** Records in the installation's own database that a backup was made or tested. */
export async function recordBackup(client: ClientBase, record: Omit<BackupRecord, 'finishedAt'>): Promise<void> {
  await client.query('insert into backup_record (kind, made_at, rows, files, bytes) values ($1, $2, $3, $4, $5)', [
    record.kind,
    record.madeAt,
    record.rows,
    record.files,
    record.bytes,
  ]);
}

type Row = Omit<BackupRecord, 'finishedAt' | 'madeAt'> & { finishedAt: string; madeAt: string };

async function findLast(em: EntityManager, kind: BackupKind): Promise<BackupRecord | null> {
  const [row] = await query(
    em,
    sql<Row>`select kind, finished_at as "finishedAt", made_at as "madeAt", rows::float8, files, bytes::float8
               from backup_record where kind = ${kind} order by finished_at desc limit 1`,
  );
  return row ? { ...row, finishedAt: new Date(row.finishedAt), madeAt: new Date(row.madeAt) } : null;
}

/** Returns the last backup, and the last one that was restored or tested; null if there was none. manage-settings. */
export async function getBackups(context: Context): Promise<Record<'lastBackup' | 'lastRestore', BackupRecord | null>> {
  authorize(context.viewer, canViewBackups(context.viewer));
  const [lastBackup, lastRestore] = [await findLast(context.em, 'backup'), await findLast(context.em, 'restore')];
  return { lastBackup, lastRestore };
}
