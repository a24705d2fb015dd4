import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRestoreMediaMutation, useRestorePageMutation } from '../generated/graphql.ts';
import { type MutationData, type Outcome, submitMutation } from '../shared/errors/index.ts';
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
  const [restorePage] = useRestorePageMutation();
  const [restoreMedia] = useRestoreMediaMutation();
  const navigate = useNavigate();
  const restorationText = useRestorationText();
  const [busyID, setBusyID] = useState<number>();
  const [failure, setFailure] = useState<string>();

  function announceRestored(text: string, path: string): void {
    showToast(text, { label: t('bin.open'), run: () => void navigate(path) });
  }

  async function run<Data extends MutationData>({ id, title }: BinItem, call: () => Promise<{ data?: Data }>) {
    setBusyID(id);
    const { outcome, payload } = await submitMutation('bin', call);
    setBusyID(undefined);
    setFailure(outcome === 'done' ? undefined : t('bin.failedRestore', { title }));
    if (outcome === 'done') onRestored();
    return { outcome, payload };
  }

  return {
    busyID,
    failure,
    setFailure,
    async restorePage(page, slug) {
      const variables = { id: page.id, slug: slug ?? null };
      const { outcome, payload } = await run(page, () => restorePage({ variables }));
      const restorations = payload?.restoration ? [payload.restoration] : [];
      if (outcome === 'done') announceRestored(restorationText(restorations, page.title), `/pages/${page.id}`);
      return outcome;
    },
    async restoreMedia(file) {
      const { outcome } = await run(file, () => restoreMedia({ variables: { id: file.id } }));
      if (outcome === 'done') {
        const path = `/medialibrary?folder=${encodeURIComponent(file.folder)}`;
        announceRestored(t('bin.restored', { title: file.title }), path);
      }
      return outcome;
    },
  };
}
