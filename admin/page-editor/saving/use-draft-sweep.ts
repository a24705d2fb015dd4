import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readSetting, storeSetting } from '../../shared/browser-storage.ts';
import { deleteDraft, listDraftsBefore } from './draft-storage.ts';
import { isSessionOver } from './editing-session.ts';
import { fetchNewest } from './page-server.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const SETTING = 'ximblox.drafts-swept';

/** After the editor has come to rest; milliseconds. */
const REST = 20_000;

/** Once a day, drops what this browser keeps of pages that are not opened any more and that are stored. */
export function useDraftSweep(userID: number): void {
  const client = useApolloClient();
  useEffect(() => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    if (readSetting(SETTING) === today) return;
    const timer = window.setTimeout(() => {
      storeSetting(SETTING, today);
      const ports = {
        listBefore: (before: Date) => listDraftsBefore(userID, before),
        isOver: isSessionOver,
        fetchNewest: (pageID: number) => fetchNewest(client, pageID),
        remove: deleteDraft,
      };
      // A browser without a storage has no drafts either.
      void sweepDrafts(ports, now).catch(() => undefined);
    }, REST);
    return () => window.clearTimeout(timer);
  }, [client, userID]);
}
