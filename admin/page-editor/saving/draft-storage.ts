import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptDraft, readDraft } from './read-draft.ts';

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: KeptDraft; indexes: { place: [number, number] } };
}

let database: Promise<IDBPDatabase<DraftDatabase>> | null = null;

/** The browser's database, which has no limit of a few megabytes and does not make typing wait. */
function openDrafts(): Promise<IDBPDatabase<DraftDatabase>> {
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

/** Rejects where the browser has no room for it, or no storage at all. On the disk when it resolves. */
export async function putDraft(draft: KeptDraft): Promise<void> {
  const db = await openDrafts();
  const write = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const put = write.store.put(draft);
  write.commit();
  await Promise.all([put, write.done]);
}

export async function deleteDraft(id: string): Promise<void> {
  await (await openDrafts()).delete('drafts', id);
}

/** A user's drafts of a page, the newest first. One that an older release wrote is brought to today's form. */
export async function listDrafts(userID: number, pageID: number): Promise<KeptDraft[]> {
  const drafts = await (await openDrafts()).getAllFromIndex('drafts', 'place', [userID, pageID]);
  return drafts
    .flatMap((stored) => readDraft(stored) ?? [])
    .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime());
}

/** A user's drafts of any page that were last changed before then. */
export async function listDraftsBefore(userID: number, before: Date): Promise<KeptDraft[]> {
  const ofUser = IDBKeyRange.bound([userID, 0], [userID, Number.POSITIVE_INFINITY]);
  const drafts = await (await openDrafts()).getAllFromIndex('drafts', 'place', ofUser);
  return drafts.filter(({ changedAt }) => changedAt < before);
}
