import type { PageRowFragment, PlannedPublicationChoice, RestorationFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DeletePagesDocument,
  PublishPagesDocument,
  RestorePagesDocument,
  UnpublishPagesDocument,
} from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
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
  const client = useApolloClient();
  const restorationText = useRestorationText();
  return async (pages: Pages) => {
    let restorations: readonly RestorationFragment[] = [];
    const outcome = await submitCall('delete-pages', async () => {
      const variables = { pageIDs: listPageIDs(pages) };
      const { data } = await client.mutate({ mutation: RestorePagesDocument, variables });
      restorations = data?.restorePages.restorations ?? [];
      return data?.restorePages.errors;
    });
    const title = pages.length === 1 ? pages[0]?.title : undefined;
    showToast(outcome === 'done' ? restorationText(restorations, title) : t('pages.failedUndo'));
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
      const outcome = await submitCall('publication-requests', async () => {
        const { data } = await client.mutate({ mutation: PublishPagesDocument, variables: { pageIDs: [id] } });
        return data?.publishPages.errors;
      });
      setFailure(outcome === 'done' ? undefined : t('pages.failedPublish', { title }));
      if (outcome === 'done') {
        announce(t('pages.published', { title }));
        refresh();
      }
      return outcome;
    },
    async unpublish({ id, title }, plannedPublications) {
      const outcome = await submitCall('publication-requests', async () => {
        const variables = { pageIDs: [id], plannedPublications };
        const { data } = await client.mutate({ mutation: UnpublishPagesDocument, variables });
        return data?.unpublishPages.errors;
      });
      if (outcome === 'done') {
        announce(t('pages.unpublished', { title }));
        refresh();
      }
      return outcome;
    },
    async remove(pages) {
      const outcome = await submitCall('delete-pages', async () => {
        const variables = { pageIDs: listPageIDs(pages) };
        const { data } = await client.mutate({ mutation: DeletePagesDocument, variables });
        return data?.deletePages.errors;
      });
      if (outcome === 'done') {
        showToast(deletedText(pages), { label: t('pages.undo'), run: () => void undo(pages) });
        refresh();
      }
      return outcome;
    },
  };
}
