import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type SavedDraft, parseSavedDraft } from './saved-draft.ts';

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: SavedDraft; indexes: { place: [number, number] } };
}

let database: Promise<IDBPDatabase<DraftDatabase>> | null = null;

/** Opens IndexedDB, which is asynchronous and has no limit of a few megabytes, unlike localStorage. */
function openDraftDatabase(): Promise<IDBPDatabase<DraftDatabase>> {
  const forget = () => {
    database = null;
  };
  database ??= openDB<DraftDatabase>('ximblox-drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('place', ['userID', 'pageID']);
    },
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

/** Writes a draft to disk. Rejects if the browser has no space or no storage. */
export async function putDraft(draft: SavedDraft): Promise<void> {
  const db = await openDraftDatabase();
  const write = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const put = write.store.put(draft);
  write.commit();
  await Promise.all([put, write.done]);
}

export async function deleteDraft(id: string): Promise<void> {
  await (await openDraftDatabase()).delete('drafts', id);
}

/** Returns a user's drafts of a page, newest first; drafts of older releases are converted. */
export async function listDrafts(userID: number, pageID: number): Promise<SavedDraft[]> {
  const drafts = await (await openDraftDatabase()).getAllFromIndex('drafts', 'place', [userID, pageID]);
  return drafts
    .flatMap((stored) => parseSavedDraft(stored) ?? [])
    .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime());
}

/** Returns a user's drafts of all pages that were last changed before a time. */
export async function listDraftsBefore(userID: number, before: Date): Promise<SavedDraft[]> {
  const ofUser = IDBKeyRange.bound([userID, 0], [userID, Number.POSITIVE_INFINITY]);
  const drafts = await (await openDraftDatabase()).getAllFromIndex('drafts', 'place', ofUser);
  return drafts.filter(({ changedAt }) => changedAt < before);
}
