import type { Outcome } from '../shared/errors/index.ts';
import type { RestorationFragment } from '../generated/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RestoreMediaDocument, RestorePageDocument } from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { showToast } from '../shared/ui/index.ts';

/** What lies in the bin. */
export type Binned = { id: number; title: string };

export type Restore = {
  /** The one that is on its way. */
  busy: number | undefined;
  /** What failed last; its reasons stand in the collection bin. */
  failure: string | undefined;
  /** Reports what failed, and nothing with undefined. */
  setFailure(failure: string | undefined): void;
  restorePage(page: Binned, slug?: string): Promise<Outcome>;
  /** `folder` is the path that it comes back to. */
  restoreMedia(file: Binned & { folder: string }): Promise<Outcome>;
};

/** Takes things out of the bin; `onRestored` is called after each. */
export function useRestore(onRestored: () => void): Restore {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const restorationText = useRestorationText();
  const [busy, setBusy] = useState<number>();
  const [failure, setFailure] = useState<string>();

  function announceRestored(text: string, path: string): void {
    showToast(text, { label: t('bin.open'), run: () => void navigate(path) });
  }

  async function run({ id, title }: Binned, call: Parameters<typeof submit>[1]): Promise<Outcome> {
    setBusy(id);
    const outcome = await submit('bin', call);
    setBusy(undefined);
    setFailure(outcome === 'done' ? undefined : t('bin.failedRestore', { title }));
    if (outcome === 'done') onRestored();
    return outcome;
  }

  return {
    busy,
    failure,
    setFailure,
    async restorePage(page, slug) {
      let restorations: readonly RestorationFragment[] = [];
      const outcome = await run(page, async () => {
        const variables = { id: page.id, slug: slug ?? null };
        const { data } = await client.mutate({ mutation: RestorePageDocument, variables });
        restorations = data?.restorePage.restoration ? [data.restorePage.restoration] : [];
        return data?.restorePage.errors;
      });
      if (outcome === 'done') announceRestored(restorationText(restorations, page.title), `/pages/${page.id}`);
      return outcome;
    },
    async restoreMedia(file) {
      const outcome = await run(file, async () => {
        const { data } = await client.mutate({ mutation: RestoreMediaDocument, variables: { id: file.id } });
        return data?.restoreMedia.errors;
      });
      if (outcome === 'done') {
        const path = `/medialibrary?folder=${encodeURIComponent(file.folder)}`;
        announceRestored(t('bin.restored', { title: file.title }), path);
      }
      return outcome;
    },
  };
}
