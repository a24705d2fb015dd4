import type { Outcome } from '../shared/errors/index.ts';
import type { RestorationFragment } from '../generated/graphql.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RestoreMediaDocument, RestorePageDocument } from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { showToast } from '../shared/ui/index.ts';

export type BinItem = { id: number; title: string };

export type BinRestore = {
  /** The item being restored. */
  busyID: number | undefined;
  /** Message of the last failure. Its errors are stored in the error collection "bin". */
  failure: string | undefined;
  /** Sets the failure message; undefined clears it. */
  setFailure(failure: string | undefined): void;
  restorePage(page: BinItem, slug?: string): Promise<Outcome>;
  /** `folder` is the path to restore to. */
  restoreMedia(file: BinItem & { folder: string }): Promise<Outcome>;
};

/** Restores deleted items. `onRestored` is called after each. */
export function useBinRestore(onRestored: () => void): BinRestore {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const restorationText = useRestorationText();
  const [busyID, setBusyID] = useState<number>();
  const [failure, setFailure] = useState<string>();

  function announceRestored(text: string, path: string): void {
    showToast(text, { label: t('bin.open'), run: () => void navigate(path) });
  }

  async function run({ id, title }: BinItem, call: Parameters<typeof submitCall>[1]): Promise<Outcome> {
    setBusyID(id);
    const outcome = await submitCall('bin', call);
    setBusyID(undefined);
    setFailure(outcome === 'done' ? undefined : t('bin.failedRestore', { title }));
    if (outcome === 'done') onRestored();
    return outcome;
  }

  return {
    busyID,
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
