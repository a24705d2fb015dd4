import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { File, focalPointOf } from './file.entity.ts';
import type { FocalPoint } from './image-hash.ts';

/** What a page needs to know of a file it uses. `deletedAt` is set while the file lies in the bin. */
export type LoadedFile = Pick<
  File,
  'id' | 'fileName' | 'defaultAltText' | 'type' | 'mimeType' | 'width' | 'height' | 'fileSize' | 'hash' | 'deletedAt'
> & { focalPoint: FocalPoint | null };

const fields = [
  ...(['fileName', 'defaultAltText', 'type', 'mimeType', 'width', 'height', 'fileSize', 'hash', 'deletedAt'] as const),
  ...(['focalX', 'focalY'] as const),
];

/** The files with these ids, those in the bin included, by one query; an unknown id is missing from the map. */
export async function loadFiles(em: EntityManager, ids: Iterable<number>): Promise<ReadonlyMap<number, LoadedFile>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const files = await em.find(File, { id: { $in: wanted } }, { fields, disableIdentityMap: true });
  return new Map(
    files.map(({ focalX, focalY, ...file }) => [file.id, { ...file, focalPoint: focalPointOf({ focalX, focalY }) }]),
  );
}

/** Whether a folder has a file of that name already; null where there is no such folder. */
export async function findPlace(
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

/** Holds files until the transaction ends, so that none of them goes to the bin meanwhile. */
export async function holdFiles(em: EntityManager, ids: readonly number[]): Promise<void> {
  await query(em, sql`select id from file where id = any(${ids}::int[]) order by id for share`);
}
