import type { PageRowFragment, PlannedPublicationChoice } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeletePagesMutation,
  usePublishPagesMutation,
  useRestorePagesMutation,
  useUnpublishPagesMutation,
} from '../generated/graphql.ts';
import { submitMutation } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { announce, showToast } from '../shared/ui/index.ts';

type Pages = readonly PageRowFragment[];

export type PageActions = {
  publish(page: PageRowFragment): Promise<Outcome>;
  unpublish(page: PageRowFragment, plannedPublications: PlannedPublicationChoice): Promise<Outcome>;
  remove(pages: Pages): Promise<Outcome>;
  /** Failure of an action without a dialog. Its errors are stored in the error collection "publication-requests". */
  failure: string | undefined;
  clearFailure(): void;
  /** Reloads the list and the counts next to it. */
  refresh(): void;
};

/** Counts outside the overview that its actions change. */
const queriesWithCounts = new Set(['PageViews', 'OpenRequestCount', 'PageTypeList']);

const listPageIDs = (pages: Pages) => pages.map(({ id }) => id);

/** Restores deleted pages, all or none. */
function useUndoDelete(onChanged: () => void) {
  const { t } = useTranslation();
  const [restorePages] = useRestorePagesMutation();
  const restorationText = useRestorationText();
  return async (pages: Pages) => {
    const variables = { pageIDs: listPageIDs(pages) };
    const { outcome, payload } = await submitMutation('delete-pages', () => restorePages({ variables }));
    const title = pages.length === 1 ? pages[0]?.title : undefined;
    showToast(outcome === 'done' ? restorationText(payload?.restorations ?? [], title) : t('pages.failedUndo'));
    onChanged();
  };
}

function useDeletedText() {
  const { t } = useTranslation();
  return (pages: Pages): string => {
    const [only] = pages;
    return pages.length === 1 && only
      ? t('pages.deleted', { title: only.title })
      : t('pages.deletedMany', { count: pages.length });
  };
}

/**
 * Publishes, unpublishes and deletes pages of the overview; several are deleted all or none. `onChanged` is called
 * after each action.
 */
export function usePageActions(onChanged: () => void): PageActions {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [publishPages] = usePublishPagesMutation();
  const [unpublishPages] = useUnpublishPagesMutation();
  const [deletePages] = useDeletePagesMutation();
  const deletedText = useDeletedText();
  const [failure, setFailure] = useState<string>();

  function refresh() {
    onChanged();
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== undefined && queriesWithCounts.has(queryName),
    });
  }
  const undo = useUndoDelete(refresh);

  return {
    failure,
    clearFailure: () => setFailure(undefined),
    refresh,
    async publish({ id, title }) {
      const variables = { pageIDs: [id] };
      const { outcome } = await submitMutation('publication-requests', () => publishPages({ variables }));
      setFailure(outcome === 'done' ? undefined : t('pages.failedPublish', { title }));
      if (outcome === 'done') {
        announce(t('pages.published', { title }));
        refresh();
      }
      return outcome;
    },
    async unpublish({ id, title }, plannedPublications) {
      const variables = { pageIDs: [id], plannedPublications };
      const { outcome } = await submitMutation('publication-requests', () => unpublishPages({ variables }));
      if (outcome === 'done') {
        announce(t('pages.unpublished', { title }));
        refresh();
      }
      return outcome;
    },
    async remove(pages) {
      const variables = { pageIDs: listPageIDs(pages) };
      const { outcome } = await submitMutation('delete-pages', () => deletePages({ variables }));
      if (outcome === 'done') {
        showToast(deletedText(pages), { label: t('pages.undo'), run: () => void undo(pages) });
        refresh();
      }
      return outcome;
    },
  };
}
