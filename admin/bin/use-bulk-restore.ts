import type { BinItem, BinRestore } from './use-bin-restore.ts';
import { useTranslation } from 'react-i18next';
import { useRestoreMediaMutation, useRestorePagesMutation } from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submitMutation } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { showToast } from '../shared/ui/index.ts';

type Options = Pick<BinRestore, 'setFailure'> & { onRestored: () => void };

/** Restores several items: pages all or none, each at its old address; files one by one. */
export function useBulkRestore({ setFailure, onRestored }: Options) {
  const { t } = useTranslation();
  const [restorePages] = useRestorePagesMutation();
  const [restoreMedia] = useRestoreMediaMutation();
  const restorationText = useRestorationText();
  return {
    async restorePages(pages: readonly BinItem[]): Promise<Outcome> {
      const variables = { pageIDs: pages.map(({ id }) => id) };
      const { outcome, payload } = await submitMutation('bin', () => restorePages({ variables }));
      setFailure(outcome === 'done' ? undefined : t('bin.failedRestoreMany'));
      if (outcome === 'done') {
        showToast(restorationText(payload?.restorations ?? [], pages.length === 1 ? pages[0]?.title : undefined));
        onRestored();
      }
      return outcome;
    },
    async restoreMedia(files: readonly BinItem[]): Promise<Outcome> {
      const failed: string[] = [];
      const errors: ErrorItem[] = [];
      for (const { id, title } of files) {
        const { outcome, payload } = await submitMutation('bin', () => restoreMedia({ variables: { id } }));
        errors.push(...(payload?.errors ?? []));
        if (outcome !== 'done') failed.push(title);
      }
      errorCollections.set('bin', errors);
      setFailure(failed.length === 0 ? undefined : t('bin.failedRestore', { title: failed.join(', ') }));
      if (failed.length < files.length) {
        showToast(t('bin.restoredMany', { count: files.length - failed.length }));
        onRestored();
      }
      return failed.length === 0 ? 'done' : 'refused';
    },
  };
}
