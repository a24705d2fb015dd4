import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PageEditorDocument } from '../../generated/graphql.ts';
import { errorCollections, type Outcome, useErrors } from '../../shared/errors/index.ts';
import { type PublicationCheck, toChecks } from '../checks/publication-check.ts';
import { useStillTrue } from '../checks/use-still-true.ts';
import type { PageContent } from '../content/page-content.ts';
import { useTools } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { performDeed } from './perform-deed.ts';
import { type Deed, sendDeed, triesToPublish } from './send-deed.ts';
import type { Saving } from './use-saving.ts';

const COLLECTION = 'publication-requests';

/** What could not be done; the reasons are in the collection, those of publishing are the checks too. */
export type Failure = Deed | { kind: 'store' };

export type Publication = {
  busy: Deed['kind'] | null;
  failure: Failure | null;
  clearFailure: () => void;
  /** Why the last store was refused; none where it was not, or the server was at fault. */
  refused: readonly PublicationCheck[];
  checks: readonly PublicationCheck[];
  /** Publication is tried elsewhere: what is on the screen is what the next refusal is about. */
  markTried: () => void;
  store: () => Promise<boolean>;
  perform: (deed: Deed) => Promise<boolean>;
};

/** Stores, and does what leads to publication; what is unsaved is stored first. Refusals become publication checks. */
export function usePublication(pageID: number, saving: Saving, onTry: () => void): Publication {
  const client = useApolloClient();
  const getContent = useGetContent();
  const { publicationActions } = useTools();
  const [busy, setBusy] = useState<Deed['kind'] | null>(null);
  const [told, setFailure] = useState<Failure | null>(null);
  // It may have been stored by itself since.
  const failure = told?.kind === 'store' && isContentStored(saving.state) ? null : told;
  const { checks, keepChecked } = useChecks();
  const markChecked = useCallback(() => keepChecked(getContent()), [getContent, keepChecked]);

  const store = useCallback(async () => {
    setFailure(null);
    markChecked();
    const result = await saving.store();
    const isExplained = result === 'conflict' || result === 'slug-refused';
    if (result !== 'stored' && !isExplained) setFailure({ kind: 'store' });
    return result === 'stored';
  }, [markChecked, saving]);
  const handleRefusal = useCallback(() => {
    markChecked();
    setFailure({ kind: 'store' });
  }, [markChecked]);
  const refused = useRefused(saving.refusal, handleRefusal);
  const perform = useCallback(
    async (deed: Deed) => {
      setBusy(deed.kind);
      if (triesToPublish(deed)) onTry();
      setFailure(null);
      try {
        const { isUnsaved } = saving;
        const send = () => {
          markChecked();
          return sendDeed(client, pageID, deed);
        };
        const outcome = await performDeed(deed, { isUnsaved, store, send });
        if (outcome === null) return false;
        if (isFailure(deed, outcome)) setFailure(deed);
        if (hasMetAnother(outcome)) void refetchPage(client);
        if (outcome === 'done') publicationActions.set(publicationActions.get() + 1);
        return outcome === 'done';
      } finally {
        setBusy(null);
      }
    },
    [client, markChecked, onTry, pageID, publicationActions, saving, store],
  );
  const markTried = useCallback(() => {
    onTry();
    markChecked();
  }, [onTry, markChecked]);
  const clearFailure = useCallback(() => setFailure(null), []);
  return useMemo(
    () => ({ busy, failure, clearFailure, refused, checks, markTried, store, perform }),
    [busy, failure, clearFailure, refused, checks, markTried, store, perform],
  );
}

const isContentStored = ({ status }: Saving['state']) => status === 'saved' || status === 'unsavedSlug';

/** A refused publishing has its checks to show; any other refusal has only this. */
function isFailure(deed: Deed, outcome: Outcome): boolean {
  if (outcome !== 'refused') return outcome === 'failed';
  return deed.kind !== 'publish' || errorCollections.get(COLLECTION).some(({ property }) => property === '');
}

/** Somebody else did something to the page meanwhile: what is offered has to follow. */
function hasMetAnother(outcome: Outcome): boolean {
  return outcome === 'refused' && errorCollections.get(COLLECTION).some(({ code }) => code === 'V_07');
}

function refetchPage(client: ReturnType<typeof useApolloClient>) {
  return client.refetchQueries({ include: [PageEditorDocument] });
}

/** Why the last store was refused; every refusal is reported, also of a store by itself. */
function useRefused(refusal: Saving['refusal'], onRefused: () => void): readonly PublicationCheck[] {
  const reasons = useSyncExternalStore(refusal.subscribe, refusal.get);
  useEffect(
    () =>
      refusal.subscribe(() => {
        errorCollections.set(COLLECTION, refusal.get());
        onRefused();
      }),
    [refusal, onRefused],
  );
  return useMemo(() => toChecks(reasons), [reasons]);
}

function useChecks() {
  const errors = useErrors(COLLECTION);
  const [checked, keepChecked] = useState<PageContent>();
  const found = useMemo(() => toChecks(errors as Parameters<typeof toChecks>[0]), [errors]);
  return { checks: useStillTrue(found, checked), keepChecked };
}
