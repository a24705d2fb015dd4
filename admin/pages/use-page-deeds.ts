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
import { submit } from '../shared/errors/index.ts';
import { useRestorationText } from '../shared/publication/index.ts';
import { announce, showToast } from '../shared/ui/index.ts';

type Pages = readonly PageRowFragment[];

export type PageDeeds = {
  publish(pages: Pages): Promise<Outcome>;
  unpublish(pages: Pages, plannedPublications: PlannedPublicationChoice): Promise<Outcome>;
  remove(pages: Pages): Promise<Outcome>;
  /** What failed outside of a dialog; its reasons stand in the collection publication-requests. */
  failure: string | undefined;
  forgetFailure(): void;
};

/** Figures beside the overview that its deeds change. */
const countedElsewhere = new Set(['PageViews', 'OpenRequestCount', 'PageTypeList']);

const idsOf = (pages: Pages) => pages.map(({ id }) => id);

function useTold() {
  const { t } = useTranslation();
  return (pages: Pages, deed: 'published' | 'unpublished' | 'deleted') => {
    const [only] = pages;
    return pages.length === 1 && only
      ? t(`pages.${deed}`, { title: only.title })
      : t(`pages.${deed}Many`, { count: pages.length });
  };
}

/** What to say when pages were not published, `refused` being those that the publishing checks stop. */
function useRefusalText() {
  const { t } = useTranslation();
  return (pages: Pages, refused: ReadonlySet<number>): string => {
    const [only] = pages;
    if (pages.length === 1 && only) return t('pages.failedPublish', { title: only.title });
    const titles = pages.filter(({ id }) => refused.has(id)).map(({ title }) => `“${title}”`);
    if (titles.length === 0) return t('pages.failedPublishMany');
    return t('pages.failedPublishThese', { titles: titles.join(', ') });
  };
}

/** Brings pages back from the bin, all of them or none. */
function useUndo(onChanged: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const restorationText = useRestorationText();
  return async (pages: Pages) => {
    let restorations: readonly RestorationFragment[] = [];
    const outcome = await submit('delete-pages', async () => {
      const variables = { pageIDs: idsOf(pages) };
      const { data } = await client.mutate({ mutation: RestorePagesDocument, variables });
      restorations = data?.restorePages.restorations ?? [];
      return data?.restorePages.errors;
    });
    const title = pages.length === 1 ? pages[0]?.title : undefined;
    showToast(outcome === 'done' ? restorationText(restorations, title) : t('pages.failedUndo'));
    onChanged();
  };
}

/** Publishes, unpublishes and deletes pages of the overview, all of them or none; `onChanged` is called after each. */
export function usePageDeeds(onChanged: () => void): PageDeeds {
  const { t } = useTranslation();
  const client = useApolloClient();
  const tell = useTold();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string>();

  function refresh() {
    onChanged();
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== undefined && countedElsewhere.has(queryName),
    });
  }
  const undo = useUndo(refresh);

  return {
    failure,
    forgetFailure: () => setFailure(undefined),
    async publish(pages) {
      const refused = new Set<number>();
      const outcome = await submit('publication-requests', async () => {
        const variables = { pageIDs: idsOf(pages) };
        const { data } = await client.mutate({ mutation: PublishPagesDocument, variables });
        for (const { pageID } of data?.publishPages.refusals ?? []) refused.add(pageID);
        return data?.publishPages.errors;
      });
      setFailure(outcome === 'done' ? undefined : refusalText(pages, refused));
      if (outcome === 'done') {
        announce(tell(pages, 'published'));
        refresh();
      }
      return outcome;
    },
    async unpublish(pages, plannedPublications) {
      const outcome = await submit('publication-requests', async () => {
        const variables = { pageIDs: idsOf(pages), plannedPublications };
        const { data } = await client.mutate({ mutation: UnpublishPagesDocument, variables });
        return data?.unpublishPages.errors;
      });
      if (outcome === 'done') {
        announce(tell(pages, 'unpublished'));
        refresh();
      }
      return outcome;
    },
    async remove(pages) {
      const outcome = await submit('delete-pages', async () => {
        const variables = { pageIDs: idsOf(pages) };
        const { data } = await client.mutate({ mutation: DeletePagesDocument, variables });
        return data?.deletePages.errors;
      });
      if (outcome === 'done') {
        showToast(tell(pages, 'deleted'), { label: t('pages.undo'), run: () => void undo(pages) });
        refresh();
      }
      return outcome;
    },
  };
}
