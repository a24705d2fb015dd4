import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { PublishEditedPageDocument, UnpublishEditedPageDocument } from '../../generated/graphql.ts';
import { errorCollections, type Outcome, submit, useErrors } from '../../shared/errors/index.ts';
import { type PublicationCheck, toChecks, withoutChanged } from '../checks/publication-check.ts';
import type { PageContent } from '../content/page-content.ts';
import { useContent, useGetContent } from '../editor/use-content.ts';
import type { Saving } from './use-saving.ts';

const COLLECTION = 'publication-requests';

/** What could not be done, for the notice; the reasons are the checks. */
export type Failure = 'store' | 'publish' | 'unpublish';
export type PublicationDeed = 'publish' | 'unpublish';

export type Publication = {
  busy: PublicationDeed | null;
  failure: Failure | null;
  clearFailure: () => void;
  checks: readonly PublicationCheck[];
  store: () => Promise<boolean>;
  publish: () => Promise<boolean>;
  unpublish: () => Promise<boolean>;
};

const send = {
  publish: async (client: ApolloClient, pageID: number) => {
    const { data } = await client.mutate({ mutation: PublishEditedPageDocument, variables: { pageID } });
    return data?.publishPage.errors;
  },
  unpublish: async (client: ApolloClient, pageID: number) => {
    const { data } = await client.mutate({ mutation: UnpublishEditedPageDocument, variables: { pageID } });
    return data?.unpublishPage.errors;
  },
};

/** Stores, publishes and unpublishes; what is unsaved is stored first. Refusals become publication checks. */
export function usePublication(pageID: number, saving: Saving): Publication {
  const client = useApolloClient();
  const getContent = useGetContent();
  const [busy, setBusy] = useState<PublicationDeed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { checks, keepChecked } = useChecks();

  const store = useCallback(async () => {
    setFailure(null);
    keepChecked(getContent());
    const outcome = await saving.store();
    if (outcome.result === 'refused') errorCollections.set(COLLECTION, outcome.errors);
    if (outcome.result === 'refused' || outcome.result === 'failed') setFailure('store');
    return outcome.result === 'stored';
  }, [getContent, keepChecked, saving]);

  const run = useCallback(
    async (deed: PublicationDeed) => {
      setBusy(deed);
      setFailure(null);
      try {
        if (saving.isUnsaved() && !(await store())) return false;
        keepChecked(getContent());
        const outcome = await submit(COLLECTION, () => send[deed](client, pageID));
        if (isFailure(deed, outcome)) setFailure(deed);
        return outcome === 'done';
      } finally {
        setBusy(null);
      }
    },
    [client, getContent, keepChecked, pageID, saving, store],
  );
  return useMemo(
    () => ({
      busy,
      failure,
      checks,
      store,
      clearFailure: () => setFailure(null),
      publish: () => run('publish'),
      unpublish: () => run('unpublish'),
    }),
    [busy, failure, checks, store, run],
  );
}

/** A refused publishing has its checks to show; a refused unpublishing has only this. */
function isFailure(deed: PublicationDeed, outcome: Outcome): boolean {
  return outcome === 'failed' || (outcome === 'refused' && deed === 'unpublish');
}

function useChecks() {
  const errors = useErrors(COLLECTION);
  const content = useContent();
  const [checked, keepChecked] = useState<PageContent | null>(null);
  const checks = useMemo(
    () =>
      checked === null ? [] : withoutChanged(toChecks(errors as Parameters<typeof toChecks>[0]), checked, content),
    [errors, checked, content],
  );
  return { checks, keepChecked };
}
