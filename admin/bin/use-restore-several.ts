import type { RestorationFragment } from '../generated/graphql.ts';
import type { Binned, Restore } from './use-restore.ts';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RestoreMediaDocument, RestorePagesDocument } from '../generated/graphql.ts';
import { errorCollections, type ErrorItem, type Outcome, submit } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { showToast } from '../shared/ui/index.ts';

type Options = Pick<Restore, 'setFailure'> & { onRestored: () => void };

/** Takes several things out of the bin: pages all or none, each where it lay; files each by itself. */
export function useRestoreSeveral({ setFailure, onRestored }: Options) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const restorationText = useRestorationText();
  return {
    async restorePages(pages: readonly Binned[]): Promise<Outcome> {
      let restorations: readonly RestorationFragment[] = [];
      const outcome = await submit('bin', async () => {
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
    async restoreMedia(files: readonly Binned[]): Promise<Outcome> {
      const failed: string[] = [];
      const errors: ErrorItem[] = [];
      for (const { id, title } of files) {
        const outcome = await submit('bin', async () => {
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
