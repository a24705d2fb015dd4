import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  type EditorVersionFragment,
  usePageEditorFetch,
  useStorePageVersionMutation,
} from '../../generated/graphql.ts';
import { createObservable, type Observable } from '../../shared/observable.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useChangeContent, useGetContent } from '../editor/use-content.ts';
import { useRewriteContent } from '../editor/use-rewrite-content.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { toBaseVersion, type ServerVersion } from './base-version.ts';
import { fetchNewestVersion, sendStoreRequest, toServerVersion } from './page-api.ts';
import { Saver, type StoreResult } from './saver.ts';
import { initialSaveState, type SaveEvent, saveReducer, type SaveState, withSlugState } from './save-state.ts';
import { useSlugSaving } from './use-slug-saving.ts';

/** Delay before the content is compared, so that typing causes fewer comparisons. */
const COMPARE_DELAY_MS = 150;

/** `slug-refused`: the content is stored; the error is shown at the slug's field. */
export type SaveResult = StoreResult | 'slug-refused';

/** Saving of the open page: state, automatic saving, and storing on request. */
export type Saving = {
  state: SaveState;
  saver: Saver;
  autosave: Autosave;
  /** Whether there is anything that the server does not have, including a typed slug. */
  isUnsaved: () => boolean;
  /** Called after every change of the content. */
  noteChange: () => void;
  store: () => Promise<SaveResult>;
  /** Errors of the last refused store; notifies for each one, automatic saving included. */
  refusal: Observable<readonly CheckError[]>;
  /** Name of the user whose version was merged last; null if there is none, or the user was removed. */
  mergedFromName: string | null;
};

type ContentSaving = Omit<Saving, 'store'> & { store: () => Promise<StoreResult> };

/** Saving of the page: content is stored automatically, a typed slug only when the user saves. */
export function useSaving(version: EditorVersionFragment): Saving {
  const content = useContentSaving(version);
  const { isUnsent, isSending, store: storeSlug } = useSlugSaving();
  const { state, isUnsaved, store } = content;
  return useMemo(
    () => ({
      ...content,
      state: withSlugState(state, { isUnsent, isSending }),
      isUnsaved: () => isUnsent || isUnsaved(),
      store: async () => {
        const result = await store();
        return result !== 'stored' || (await storeSlug()) ? result : 'slug-refused';
      },
    }),
    [content, state, isUnsaved, store, isUnsent, isSending, storeSlug],
  );
}

/** Saving of the content, with automatic saving. */
function useContentSaving(version: EditorVersionFragment): ContentSaving {
  const fetchPage = usePageEditorFetch();
  const [storeVersion] = useStorePageVersionMutation();
  const { page } = usePageEditor();
  const getContent = useGetContent();
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
  const [mergedFromName, setMergedFromName] = useState<string | null>(null);
  const [saver] = useState(
    () =>
      new Saver(toBaseVersion(toServerVersion(version, page)), {
        send: (request) => sendStoreRequest(storeVersion, request),
        fetchNewest: () => fetchNewestVersion(fetchPage, page.id),
        getContent,
        change,
        report,
        rewriteAllSteps: rewrite.allSteps,
        rewriteCurrentStep: rewrite.currentStep,
        onMerged: ({ storedBy }: ServerVersion) => setMergedFromName(storedBy),
      }),
  );
  const [autosave] = useState(() => createAutosave(() => saver.store()));
  const noteChange = useUnsavedTracking({ saver, autosave, report });
  useAutosaveTriggers(autosave, saver);
  useAutosaveSchedule(state, autosave);
  const store = useCallback(() => saver.store(), [saver]);
  return useMemo(
    () => ({ state, saver, autosave, isUnsaved: () => saver.isUnsaved(), noteChange, store, mergedFromName, refusal }),
    [state, saver, autosave, noteChange, store, mergedFromName, refusal],
  );
}

type TrackingOptions = { saver: Saver; autosave: Autosave; report: (event: SaveEvent) => void };

/** Returns a function that updates the unsaved state after a change; undo can restore the stored content. */
function useUnsavedTracking({ saver, autosave, report }: TrackingOptions): () => void {
  const { isReadOnly } = usePageEditor();
  const timer = useRef<number | undefined>(undefined);
  return useCallback(() => {
    if (isReadOnly) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      const isUnsaved = saver.isUnsaved();
      report({ type: 'changed', isUnsaved });
      if (isUnsaved) autosave.noteChange();
    }, COMPARE_DELAY_MS);
  }, [saver, autosave, report, isReadOnly]);
}

/**
 * Schedules a store for changes that are unsaved after a store has ended; cancels the pending store if nothing is
 * unsaved, so that the next change gets the full delay.
 */
function useAutosaveSchedule({ status }: SaveState, autosave: Autosave): void {
  useEffect(() => {
    if (status === 'unsaved') autosave.noteChange();
    if (status === 'saved') autosave.cancelPending();
  }, [status, autosave]);
}

/** Stores without delay when the tab is hidden or the connection is back. */
function useAutosaveTriggers(autosave: Autosave, saver: Saver): void {
  useEffect(() => {
    const storeNow = () => {
      if (saver.isUnsaved()) autosave.storeNow();
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') storeNow();
    };
    autosave.resume();
    window.addEventListener('online', storeNow);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      autosave.pause();
      window.removeEventListener('online', storeNow);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [autosave, saver]);
}
