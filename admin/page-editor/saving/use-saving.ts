import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import type { EditorVersionFragment } from '../../generated/graphql.ts';
import { StorePageVersionDocument } from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { fingerprint } from '../content/compare-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { toStoreContent } from '../content/store-content.ts';
import { useGetContent } from '../editor/use-content.ts';
import { initialSaveState, saveReducer, type SaveEvent, type SaveState } from './save-state.ts';

/** What the server has: the state of the page that a store builds on, and the content as it was stored last. */
type Stored = { versionID: number; revision: number; content: string };

export type StoreOutcome =
  | { result: 'stored' }
  | { result: 'conflict' | 'failed' }
  | { result: 'refused'; errors: CheckError[] };

export type Saving = {
  state: SaveState;
  report: (event: SaveEvent) => void;
  isUnsaved: () => boolean;
  /** Stores what is on the screen; `force` stores it over a newer state of the page, which its history keeps. */
  store: (force?: 'force') => Promise<StoreOutcome>;
  /** Takes a newer state of the page as the one to build on. */
  rebase: (version: EditorVersionFragment, content: PageContent) => void;
};

/** Keeps the content on the screen and the server's apart, and brings one to the other. */
export function useSaving(version: EditorVersionFragment, initial: PageContent): Saving {
  const client = useApolloClient();
  const getContent = useGetContent();
  const [state, report] = useReducer(saveReducer, initialSaveState);
  const stored = useRef<Stored>(null);
  stored.current ??= toStored(version, initial);
  const running = useRef<Promise<StoreOutcome>>(null);

  const isUnsaved = useCallback(() => fingerprint(getContent()) !== stored.current?.content, [getContent]);
  const send = useCallback(
    async (force?: 'force'): Promise<StoreOutcome> => {
      const content = getContent();
      const { versionID, revision } = stored.current ?? toStored(version, initial);
      report({ type: 'saving' });
      const input = { id: versionID, revision: force ? null : revision, ...toStoreContent(content) };
      try {
        const { data } = await client.mutate({ mutation: StorePageVersionDocument, variables: { input } });
        const { errors = [], pageVersion = null } = data?.storePageVersion ?? {};
        if (pageVersion && errors.length === 0) {
          stored.current = toStored(pageVersion, content);
          report({ type: 'saved', at: new Date(), isUnsaved: isUnsaved() });
          return { result: 'stored' };
        }
        if (errors.some(({ code }) => code === 'V_07')) return failWith(report, 'conflict');
        report({ type: 'failed' });
        return errors.length === 0 ? { result: 'failed' } : { result: 'refused', errors };
      } catch {
        return failWith(report, 'failed');
      }
    },
    [client, getContent, initial, isUnsaved, version],
  );
  const store = useCallback(
    async (force?: 'force') => {
      // One at a time: the second would carry the revision that the first is about to raise.
      await running.current;
      running.current = send(force);
      return running.current;
    },
    [send],
  );
  const rebase = useCallback((newer: EditorVersionFragment, content: PageContent) => {
    stored.current = toStored(newer, content);
  }, []);
  return useMemo(() => ({ state, report, isUnsaved, store, rebase }), [state, isUnsaved, store, rebase]);
}

function toStored({ id, revision }: EditorVersionFragment, content: PageContent): Stored {
  return { versionID: id, revision, content: fingerprint(content) };
}

function failWith(report: (event: SaveEvent) => void, result: 'conflict' | 'failed'): StoreOutcome {
  report({ type: result });
  return { result };
}
