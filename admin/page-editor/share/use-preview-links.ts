import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PreviewLinksFragment,
  usePreviewLinksFetch,
  usePreviewLinksQuery,
  useSharePreviewMutation,
  useWithdrawPreviewMutation,
} from '../../generated/graphql.ts';
import { useErrorText } from '../../shared/errors/index.ts';
import { Errors } from '../../generated/errors.ts';

export type PreviewLink = PreviewLinksFragment['previewLinks'][number];

type Failure = { code: string; property: string };
const NO_RESPONSE: Failure = { code: Errors.general, property: '' };

/** The preview links of a page, and the functions that create and withdraw them. */
export type PreviewLinks = {
  state: 'loading' | 'failed' | 'loaded';
  canShare: boolean;
  links: readonly PreviewLink[];
  /** The version that a new link shows. */
  newestVersionID: number;
  busy: 'share' | number | null;
  error: string | null;
  /** URL of the link just created; it cannot be shown again later. */
  createdURL: string | null;
  share: (days: number) => Promise<boolean>;
  withdraw: (id: number) => Promise<boolean>;
  reload: () => void;
};

/** The preview links of the page, with functions to create and withdraw them. `store` stores unsaved work first. */
export function usePreviewLinks(pageID: number, store: () => Promise<boolean>): PreviewLinks {
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
  const fetchLinks = usePreviewLinksFetch();
  const [sharePreview] = useSharePreviewMutation();
  const [sendWithdrawal] = useWithdrawPreviewMutation();
  const [busy, setBusy] = useState<PreviewLinks['busy']>(null);
  const [error, setError] = useState<string | null>(null);
  const [createdURL, setCreatedURL] = useState<string | null>(null);

  const run = async (name: NonNullable<PreviewLinks['busy']>, call: () => Promise<readonly Failure[] | undefined>) => {
    setBusy(name);
    const [first] = (await call().catch(() => undefined)) ?? [NO_RESPONSE];
    setError(first ? errorText(first) : null);
    setBusy(null);
    return first === undefined;
  };
  const createLink = async (days: number) => {
    // Storing may have created a new version.
    const pageVersionID = (await fetchLinks({ variables: { pageID } })).data?.page?.pageVersionID ?? 0;
    const result = await sharePreview({ variables: { pageVersionID, days } });
    setCreatedURL(result.data?.sharePreview.url ?? null);
    return result.data?.sharePreview.errors;
  };
  const share = async (days: number) => {
    if (await store()) return run('share', () => createLink(days));
    setError(t('editor.preview.notStored'));
    return false;
  };
  const withdraw = (id: number) =>
    run(id, async () => (await sendWithdrawal({ variables: { id } })).data?.withdrawPreview.errors);
  const { page } = data ?? {};
  return {
    state: page ? 'loaded' : failure ? 'failed' : 'loading',
    canShare: page?.viewerCanSharePreview ?? false,
    links: page?.previewLinks ?? [],
    newestVersionID: page?.pageVersionID ?? 0,
    busy,
    error,
    createdURL,
    share,
    withdraw,
    reload: () => void refetch(),
  };
}
