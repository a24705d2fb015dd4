import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PreviewLinksDocument,
  type PreviewLinksFragment,
  SharePreviewDocument,
  usePreviewLinksQuery,
  useWithdrawPreviewMutation,
} from '../../generated/graphql.ts';
import { useErrorText } from '../../shared/errors/index.ts';

export type PreviewLink = PreviewLinksFragment['previewLinks'][number];

type Failure = { code: string; property: string };
const NO_ANSWER: Failure = { code: 'G_01', property: '' };

export type PreviewLinks = {
  state: 'loading' | 'failed' | 'known';
  canShare: boolean;
  links: readonly PreviewLink[];
  /** The version that a new link shows. */
  newestID: number;
  busy: 'share' | number | null;
  error: string | null;
  /** Address of the link just made: nothing tells it again. */
  made: string | null;
  share: (days: number) => Promise<boolean>;
  withdraw: (id: number) => Promise<boolean>;
  askAgain: () => void;
};

/** The links to the page's preview, and what can be done about them. `store` brings what is unsaved to the server. */
export function usePreviewLinks(pageID: number, store: () => Promise<boolean>): PreviewLinks {
  const client = useApolloClient();
  const { t } = useTranslation();
  const errorText = useErrorText();
  const {
    data,
    error: failure,
    refetch,
  } = usePreviewLinksQuery({
    variables: { pageID },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [sendWithdrawal] = useWithdrawPreviewMutation();
  const [busy, setBusy] = useState<PreviewLinks['busy']>(null);
  const [error, setError] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);

  const run = async (name: NonNullable<PreviewLinks['busy']>, call: () => Promise<readonly Failure[] | undefined>) => {
    setBusy(name);
    const [first] = (await call().catch(() => undefined)) ?? [NO_ANSWER];
    setError(first ? errorText(first) : null);
    setBusy(null);
    return first === undefined;
  };
  const make = async (days: number) => {
    // Storing may have begun a new version.
    const question = { query: PreviewLinksDocument, variables: { pageID }, fetchPolicy: 'network-only' as const };
    const pageVersionID = (await client.query(question)).data?.page?.pageVersionID ?? 0;
    const answer = await client.mutate({ mutation: SharePreviewDocument, variables: { pageVersionID, days } });
    setMade(answer.data?.sharePreview.url ?? null);
    return answer.data?.sharePreview.errors;
  };
  const share = async (days: number) => {
    if (await store()) return run('share', () => make(days));
    setError(t('editor.preview.notStored'));
    return false;
  };
  const withdraw = (id: number) =>
    run(id, async () => (await sendWithdrawal({ variables: { id } })).data?.withdrawPreview.errors);
  const { page } = data ?? {};
  return {
    state: page ? 'known' : failure ? 'failed' : 'loading',
    canShare: page?.viewerCanSharePreview ?? false,
    links: page?.previewLinks ?? [],
    newestID: page?.pageVersionID ?? 0,
    busy,
    error,
    made,
    share,
    withdraw,
    askAgain: () => void refetch(),
  };
}
