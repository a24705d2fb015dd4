import type { ApolloClient } from '@apollo/client';
import type { PageRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DeletePagesDocument,
  PublishingErrorsDocument,
  PublishPagesDocument,
  RestorePageDocument,
  UnpublishPagesDocument,
} from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';
import { announce, showToast } from '../shared/ui/index.ts';

type Pages = readonly PageRowFragment[];

export type PageDeeds = {
  publish(pages: Pages): Promise<Outcome>;
  unpublish(pages: Pages): Promise<Outcome>;
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

/** Titles of the pages that the publishing checks stop: the refusal of several tells the reasons, not the page. */
async function findUnready(client: ApolloClient, pages: Pages): Promise<string[]> {
  const answers = await Promise.all(
    pages.map(async ({ id, title }) => {
      const query = {
        query: PublishingErrorsDocument,
        variables: { pageID: id },
        fetchPolicy: 'network-only',
      } as const;
      const { data } = await client.query(query);
      return data?.publishingChecks?.errors.length ? [title] : [];
    }),
  );
  return answers.flat();
}

/** What to say when pages were not published. */
function useTellRefusal() {
  const { t } = useTranslation();
  const client = useApolloClient();
  return async (pages: Pages): Promise<string> => {
    const [only] = pages;
    if (pages.length === 1 && only) return t('pages.failedPublish', { title: only.title });
    const titles = await findUnready(client, pages).catch(() => []);
    if (titles.length === 0) return t('pages.failedPublishMany');
    return t('pages.failedPublishThese', { titles: titles.map((title) => `“${title}”`).join(', ') });
  };
}

/** Brings pages back from the bin; false where one of them could not be. */
function useUndo(onChanged: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  return async (pages: Pages) => {
    const outcomes: Outcome[] = [];
    for (const { id } of pages) {
      outcomes.push(
        await submit('delete-pages', async () => {
          const { data } = await client.mutate({ mutation: RestorePageDocument, variables: { id } });
          return data?.restorePage.errors;
        }),
      );
    }
    showToast(outcomes.every((outcome) => outcome === 'done') ? t('pages.undone') : t('pages.failedUndo'));
    onChanged();
  };
}

/** Publishes, unpublishes and deletes pages of the overview, all of them or none; `onChanged` is called after each. */
export function usePageDeeds(onChanged: () => void): PageDeeds {
  const { t } = useTranslation();
  const client = useApolloClient();
  const tell = useTold();
  const tellRefusal = useTellRefusal();
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
      const outcome = await submit('publication-requests', async () => {
        const variables = { pageIDs: idsOf(pages) };
        const { data } = await client.mutate({ mutation: PublishPagesDocument, variables });
        return data?.publishPages.errors;
      });
      setFailure(outcome === 'done' ? undefined : await tellRefusal(pages));
      if (outcome === 'done') {
        announce(tell(pages, 'published'));
        refresh();
      }
      return outcome;
    },
    async unpublish(pages) {
      const outcome = await submit('publication-requests', async () => {
        const variables = { pageIDs: idsOf(pages) };
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
