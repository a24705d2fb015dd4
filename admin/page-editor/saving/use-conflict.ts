import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { PageEditorDocument } from '../../generated/graphql.ts';
import { fromServer } from '../content/from-server.ts';
import type { PageContent } from '../content/page-content.ts';
import { useChangeContent, useGetContent } from '../editor/use-content.ts';
import { dropDraft, readDraft } from './draft-storage.ts';
import type { Saving } from './use-saving.ts';

export type Conflict = {
  /** Content that is not on the screen any more but not lost either. */
  setAside: PageContent | null;
  loadNewer: () => Promise<void>;
  overwrite: () => Promise<void>;
  bringBack: () => void;
  forget: () => void;
};

/** Ways out when the page was stored elsewhere meanwhile, and what was put aside by taking one. */
export function useConflict(pageID: number, saving: Saving): Conflict {
  const client = useApolloClient();
  const getContent = useGetContent();
  const change = useChangeContent();
  const [setAside, put] = useState<PageContent | null>(() => readDraft(pageID));
  const { rebase, report, store } = saving;

  const loadNewer = useCallback(async () => {
    try {
      const { data } = await client.query({
        query: PageEditorDocument,
        variables: { id: pageID },
        fetchPolicy: 'network-only',
      });
      const version = data?.page?.pageVersion;
      if (!version) return report({ type: 'conflict' });
      const newer = fromServer(version);
      put(getContent());
      rebase(version, newer);
      change(() => newer);
      report({ type: 'resolved', isUnsaved: false });
    } catch {
      report({ type: 'conflict' });
    }
  }, [change, client, getContent, pageID, rebase, report]);

  const overwrite = useCallback(async () => {
    await store('force');
  }, [store]);
  const forget = useCallback(() => {
    put(null);
    dropDraft(pageID);
  }, [pageID]);
  const bringBack = useCallback(() => {
    if (setAside) change(() => setAside);
    forget();
  }, [change, forget, setAside]);
  return { setAside, loadNewer, overwrite, bringBack, forget };
}
