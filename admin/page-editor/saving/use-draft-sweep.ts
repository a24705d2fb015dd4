import { useEffect } from 'react';
import { usePageEditorFetch } from '../../generated/graphql.ts';
import { readLocalStorage, writeLocalStorage } from '../../shared/local-storage.ts';
import { deleteDraft, listDraftsBefore } from './draft-storage.ts';
import { isDraftSessionOver } from './draft-session.ts';
import { fetchNewestVersion } from './page-api.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const LAST_SWEEP_KEY = 'ximblox.drafts-swept';

/** Delay after the editor was opened. */
const SWEEP_DELAY_MS = 20_000;

/** Once a day, removes old drafts from this browser whose changes are stored on the server. */
export function useDraftSweep(userID: number): void {
  const fetchPage = usePageEditorFetch();
  useEffect(() => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (readLocalStorage(LAST_SWEEP_KEY) === today) return;
    const timer = window.setTimeout(() => {
      writeLocalStorage(LAST_SWEEP_KEY, today);
      const dependencies = {
        listBefore: (before: Date) => listDraftsBefore(userID, before),
        isOver: isDraftSessionOver,
        fetchNewest: (pageID: number) => fetchNewestVersion(fetchPage, pageID),
        remove: deleteDraft,
      };
      // A browser without IndexedDB has no drafts.
      void sweepDrafts(dependencies, now).catch(() => undefined);
    }, SWEEP_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [fetchPage, userID]);
}
