import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { EditorVersionFragment } from '../../generated/graphql.ts';
import { createObservable, type Observable } from '../../shared/observable.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useChangeContent, useGetContent } from '../editor/use-content.ts';
import { useRewriteContent } from '../editor/use-rewrite-content.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { groundOf, type ServerState } from './common-ground.ts';
import { fetchNewest, sendStore, toServerState } from './page-server.ts';
import { Saver, type StoreResult } from './saver.ts';
import { initialSaveState, type SaveEvent, saveReducer, type SaveState, withSlug } from './save-state.ts';
import { useSlugSaving } from './use-slug-saving.ts';

/** Comparing waits a little, so that a word costs one and not one for each letter; milliseconds. */
const PAUSE = 150;

/** `slug-refused`: the content is stored; the reason stands at the slug's field. */
export type SaveResult = StoreResult | 'slug-refused';

export type Saving = {
  state: SaveState;
  saver: Saver;
  autosave: Autosave;
  /** Whether there is anything here that the server does not have, a typed slug included. */
  isUnsaved: () => boolean;
  /** After every change of the content. */
  noteChange: () => void;
  store: () => Promise<SaveResult>;
  /** Why the server did not take the last store; it hears of each refusal, also of a store by itself. */
  refusal: Observable<readonly CheckError[]>;
  /** Who stored what came to this screen last; null where nothing did, or that user was removed. */
  mergedFrom: string | null;
};

type ContentSaving = Omit<Saving, 'store'> & { store: () => Promise<StoreResult> };

/** Saving of the whole page: content is stored by itself, a typed slug only when somebody saves. */
export function useSaving(version: EditorVersionFragment): Saving {
  const content = useContentSaving(version);
  const { isUnsent, isSending, store: storeSlug } = useSlugSaving();
  const { state, isUnsaved, store } = content;
  return useMemo(
    () => ({
      ...content,
      state: withSlug(state, { isUnsent, isSending }),
      isUnsaved: () => isUnsent || isUnsaved(),
      store: async () => {
        const result = await store();
        return result !== 'stored' || (await storeSlug()) ? result : 'slug-refused';
      },
    }),
    [content, state, isUnsaved, store, isUnsent, isSending, storeSlug],
  );
}

/** Keeps the content on the screen and the server's apart, and brings one to the other by itself. */
function useContentSaving(version: EditorVersionFragment): ContentSaving {
  const client = useApolloClient();
  const { page } = useEditor();
  const read = useGetContent();
  const change = useChangeContent();
  const rewrite = useRewriteContent();
  const [state, dispatch] = useReducer(saveReducer, initialSaveState);
  const [refusal] = useState(() => createObservable<readonly CheckError[]>([]));
  const report = useCallback(
    (event: SaveEvent) => {
      dispatch(event);
      if (event.type === 'failed') refusal.set(event.errors);
    },
    [refusal],
  );
  const [mergedFrom, setMergedFrom] = useState<string | null>(null);
  const [saver] = useState(
    () =>
      new Saver(groundOf(toServerState(version, page)), {
        send: (request) => sendStore(client, request),
        fetchNewest: () => fetchNewest(client, page.id),
        read,
        change,
        report,
        rewrite: rewrite.everywhere,
        adopt: rewrite.atRest,
        onMerged: ({ storedBy }: ServerState) => setMergedFrom(storedBy),
      }),
  );
  const [autosave] = useState(() => createAutosave(() => saver.store()));
  const noteChange = useUnsavedMark({ saver, autosave, report });
  useAutosaveMoments(autosave, saver);
  useAutosaveOf(state, autosave);
  const store = useCallback(() => saver.store(), [saver]);
  return useMemo(
    () => ({ state, saver, autosave, isUnsaved: () => saver.isUnsaved(), noteChange, store, mergedFrom, refusal }),
    [state, saver, autosave, noteChange, store, mergedFrom, refusal],
  );
}

type Parts = { saver: Saver; autosave: Autosave; report: (event: SaveEvent) => void };

/** Sets the unsaved mark on editing, and takes it off where undo leads back to what is stored. */
function useUnsavedMark({ saver, autosave, report }: Parts): () => void {
  const { isReadOnly } = useEditor();
  const timer = useRef<number | undefined>(undefined);
  return useCallback(() => {
    if (isReadOnly) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      const isUnsaved = saver.isUnsaved();
      report({ type: 'changed', isUnsaved });
      if (isUnsaved) autosave.noteChange();
    }, PAUSE);
  }, [saver, autosave, report, isReadOnly]);
}

/**
 * What is unsaved once a store has ended, such as what was undone meanwhile, is stored as well; where nothing is, the
 * next change waits anew.
 */
function useAutosaveOf({ status }: SaveState, autosave: Autosave): void {
  useEffect(() => {
    if (status === 'unsaved') autosave.noteChange();
    if (status === 'saved') autosave.rest();
  }, [status, autosave]);
}

/** When it is stored without waiting: the tab is left, or the connection is back. */
function useAutosaveMoments(autosave: Autosave, saver: Saver): void {
  useEffect(() => {
    const hurry = () => {
      if (saver.isUnsaved()) autosave.hurry();
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') hurry();
    };
    autosave.resume();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      autosave.pause();
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [autosave, saver]);
}
