import type { RestorationFragment } from '../generated/graphql.ts';
import type { BinItem, BinRestore } from './use-bin-restore.ts';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RestoreMediaDocument, RestorePagesDocument } from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submitCall } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { showToast } from '../shared/ui/index.ts';

type Options = Pick<BinRestore, 'setFailure'> & { onRestored: () => void };

/** Restores several items: pages all or none, each at its old address; files one by one. */
export function useBulkRestore({ setFailure, onRestored }: Options) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const restorationText = useRestorationText();
  return {
    async restorePages(pages: readonly BinItem[]): Promise<Outcome> {
      let restorations: readonly RestorationFragment[] = [];
      const outcome = await submitCall('bin', async () => {
        const variables = { pageIDs: pages.map(({ id }) => id) };
        const { data } = await client.mutate({ mutation: RestorePagesDocument, variables });
        restorations = data?.restorePages.restorations ?? [];
        return data?.restorePages.errors;
      });
      setFailure(outcome === 'done' ? undefined : t('bin.failedRestoreMany'));
      if (outcome === 'done') {
        showToast(restorationText(restorations, pages.length === 1 ? pages[0]?.title : undefined));
        onRestored();
      }
      return outcome;
    },
    async restoreMedia(files: readonly BinItem[]): Promise<Outcome> {
      const failed: string[] = [];
      const errors: ErrorItem[] = [];
      for (const { id, title } of files) {
        const outcome = await submitCall('bin', async () => {
          const { data } = await client.mutate({ mutation: RestoreMediaDocument, variables: { id } });
          errors.push(...(data?.restoreMedia.errors ?? []));
          return data?.restoreMedia.errors;
        });
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
