import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PageEditorDocument } from '../../generated/graphql.ts';
import { errorCollections, type Outcome, useErrors } from '../../shared/errors/index.ts';
import { type PublicationCheck, toChecks } from '../checks/publication-check.ts';
import { useWithoutStaleChecks } from '../checks/use-without-stale-checks.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { performAction } from './perform-action.ts';
import { type PublicationAction, attemptsPublication } from './publication-action.ts';
import { useSendAction } from './use-send-action.ts';
import type { Saving } from './use-saving.ts';
import { Errors } from '../../generated/errors.ts';

const COLLECTION = 'publication-requests';

/** A failed action. Its errors are in the collection publication-requests; those of publishing are also checks. */
export type FailedAction = PublicationAction | { kind: 'store' };

/** Performs publication actions, and reports their progress and errors. */
export type PublicationActions = {
  busy: PublicationAction['kind'] | null;
  failure: FailedAction | null;
  clearFailure: () => void;
  /** Why the last store was refused; empty if it was not, or after an internal server error. */
  storeErrors: readonly PublicationCheck[];
  checks: readonly PublicationCheck[];
  /** Notes an attempt to publish by other means, so that its errors are matched with the current content. */
  markPublishAttempt: () => void;
  store: () => Promise<boolean>;
  perform: (action: PublicationAction) => Promise<boolean>;
};

/** Stores the page and performs publication actions, which store unsaved work first. Errors become checks. */
export function usePublicationActions(pageID: number, saving: Saving, onAttempt: () => void): PublicationActions {
  const client = useApolloClient();
  const getContent = useGetContent();
  const sendAction = useSendAction(pageID);
  const { publicationActionCount } = useEditorServices();
  const [busy, setBusy] = useState<PublicationAction['kind'] | null>(null);
  const [lastFailure, setFailure] = useState<FailedAction | null>(null);
  // Automatic saving may have succeeded since.
  const failure = lastFailure?.kind === 'store' && isContentStored(saving.state) ? null : lastFailure;
  const { checks, setCheckedContent } = useChecks();
  const markChecked = useCallback(() => setCheckedContent(getContent()), [getContent, setCheckedContent]);

  const store = useCallback(async () => {
    setFailure(null);
    markChecked();
    const result = await saving.store();
    const isExplained = result === 'conflict' || result === 'slug-refused';
    if (result !== 'stored' && !isExplained) setFailure({ kind: 'store' });
    return result === 'stored';
  }, [markChecked, saving]);
  const handleStoreErrors = useCallback(() => {
    markChecked();
    setFailure({ kind: 'store' });
  }, [markChecked]);
  const storeErrors = useStoreErrors(saving.refusal, handleStoreErrors);
  const perform = useCallback(
    async (action: PublicationAction) => {
      setBusy(action.kind);
      if (attemptsPublication(action)) onAttempt();
      setFailure(null);
      try {
        const { isUnsaved } = saving;
        const send = () => {
          markChecked();
          return sendAction(action);
        };
        const outcome = await performAction(action, { isUnsaved, store, send });
        if (outcome === null) return false;
        if (isFailure(action, outcome)) setFailure(action);
        if (isPageOutdated(outcome)) void refetchPage(client);
        if (outcome === 'done') publicationActionCount.set(publicationActionCount.get() + 1);
        return outcome === 'done';
      } finally {
        setBusy(null);
      }
    },
    [client, markChecked, onAttempt, publicationActionCount, saving, sendAction, store],
  );
  const markPublishAttempt = useCallback(() => {
    onAttempt();
    markChecked();
  }, [onAttempt, markChecked]);
  const clearFailure = useCallback(() => setFailure(null), []);
  return useMemo(
    () => ({ busy, failure, clearFailure, storeErrors, checks, markPublishAttempt, store, perform }),
    [busy, failure, clearFailure, storeErrors, checks, markPublishAttempt, store, perform],
  );
}

const isContentStored = ({ status }: Saving['state']) => status === 'saved' || status === 'unsavedSlug';

/** Whether a notice is needed: errors of publishing are already shown as checks, unless they are general. */
function isFailure(action: PublicationAction, outcome: Outcome): boolean {
  if (outcome !== 'refused') return outcome === 'failed';
  return action.kind !== 'publish' || errorCollections.get(COLLECTION).some(({ property }) => property === '');
}

/** Whether someone else changed the page meanwhile, so that it has to be fetched again. */
function isPageOutdated(outcome: Outcome): boolean {
  return outcome === 'refused' && errorCollections.get(COLLECTION).some(({ code }) => code === Errors.invalidState);
}

function refetchPage(client: ReturnType<typeof useApolloClient>) {
  return client.refetchQueries({ include: [PageEditorDocument] });
}

/** The errors of the last store; calls `onStoreErrors` for every refused store, automatic saving included. */
function useStoreErrors(refusal: Saving['refusal'], onStoreErrors: () => void): readonly PublicationCheck[] {
  const reasons = useSyncExternalStore(refusal.subscribe, refusal.get);
  useEffect(
    () =>
      refusal.subscribe(() => {
        errorCollections.set(COLLECTION, refusal.get());
        onStoreErrors();
      }),
    [refusal, onStoreErrors],
  );
  return useMemo(() => toChecks(reasons), [reasons]);
}

function useChecks() {
  const errors = useErrors(COLLECTION);
  const [checkedContent, setCheckedContent] = useState<PageContent>();
  const found = useMemo(() => toChecks(errors as Parameters<typeof toChecks>[0]), [errors]);
  return { checks: useWithoutStaleChecks(found, checkedContent), setCheckedContent };
}
