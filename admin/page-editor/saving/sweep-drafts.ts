import { hasUnstoredWork, type ServerVersion } from './base-version.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Age from which drafts of pages that are not opened are checked. */
const MAX_AGE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

type Dependencies = {
  /** Returns the user's drafts of all pages that were last changed before a time. */
  listBefore: (before: Date) => Promise<readonly SavedDraft[]>;
  isOver: (id: string) => Promise<boolean>;
  fetchNewest: (pageID: number) => Promise<ServerVersion | null>;
  remove: (id: string) => Promise<void>;
};

/** Removes old drafts whose changes the server has. Drafts with unsaved changes are never removed. */
export async function sweepDrafts(dependencies: Dependencies, now: Date): Promise<void> {
  for (const draft of await dependencies.listBefore(new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS))) {
    if (!(await dependencies.isOver(draft.id))) continue;
    const server = await dependencies.fetchNewest(draft.pageID);
    if (server !== null && !hasUnstoredWork(draft, server)) await dependencies.remove(draft.id);
  }
}
