import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { File, focalPointOf } from './file.entity.ts';
import type { FocalPoint } from '../images/index.ts';

/** What a page needs to know about a file that it uses. `deletedAt` is set while the file is in the bin. */
export type ReferencedFile = Pick<
  File,
  'id' | 'fileName' | 'defaultAltText' | 'type' | 'mimeType' | 'width' | 'height' | 'fileSize' | 'hash' | 'deletedAt'
> & { focalPoint: FocalPoint | null };

const fields = [
  ...(['fileName', 'defaultAltText', 'type', 'mimeType', 'width', 'height', 'fileSize', 'hash', 'deletedAt'] as const),
  ...(['focalX', 'focalY'] as const),
];

/** Returns the files with these ids, also deleted ones, by one query. Unknown ids are missing from the map. */
export async function loadFiles(
  em: EntityManager,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, ReferencedFile>> {
  const uniqueIDs = [...new Set(ids)];
  if (uniqueIDs.length === 0) return new Map();
  const files = await em.find(File, { id: { $in: uniqueIDs } }, { fields, disableIdentityMap: true });
  return new Map(
    files.map(({ focalX, focalY, ...file }) => [file.id, { ...file, focalPoint: focalPointOf({ focalX, focalY }) }]),
  );
}

/** Returns whether a folder has a file with that name; null if there is no such folder. */
export async function checkFileName(
  em: EntityManager,
  { path, fileName }: { path: string; fileName: string },
): Promise<{ taken: boolean } | null> {
  const [found] = await query(
    em,
    sql<{ taken: boolean }>`
      select exists (
        select 1 from file where directory_id = d.id and file_name = ${fileName} and deleted_at is null
      ) as taken
      from directory d where d.path = ${path} and d.deleted_at is null`,
  );
  return found ?? null;
}

/** Locks files until the transaction ends, so that none of them is deleted meanwhile. */
export async function lockFiles(em: EntityManager, ids: readonly number[]): Promise<void> {
  await query(em, sql`select id from file where id = any(${ids}::int[]) order by id for share`);
}
