import type { PageRowFragment } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublishPageMutation, useUnpublishPageMutation } from '../generated/graphql.ts';
import { submit } from '../shared/errors/index.ts';
import { announce } from '../shared/ui/index.ts';

type Publication = {
  publish(page: PageRowFragment): Promise<void>;
  unpublish(page: PageRowFragment): Promise<void>;
  /** What failed last; its reasons stand in the collection publication-requests. */
  failure: string | undefined;
};

/** Publishes and unpublishes from the overview; `onChanged` is called after a success. */
export function usePublication(onChanged: () => void): Publication {
  const { t } = useTranslation();
  const [publishPage] = usePublishPageMutation();
  const [unpublishPage] = useUnpublishPageMutation();
  const [failure, setFailure] = useState<string>();

  const settle = useCallback(
    (outcome: Outcome, texts: { done: string; failed: string }) => {
      setFailure(outcome === 'done' ? undefined : texts.failed);
      if (outcome !== 'done') return;
      announce(texts.done);
      onChanged();
    },
    [onChanged],
  );

  return {
    failure,
    async publish({ id, title }) {
      const outcome = await submit('publication-requests', async () => {
        const { data } = await publishPage({ variables: { pageID: id } });
        return data?.publishPage.errors;
      });
      settle(outcome, { done: t('pages.published', { title }), failed: t('pages.failedPublish', { title }) });
    },
    async unpublish({ id, title }) {
      const outcome = await submit('publication-requests', async () => {
        const { data } = await unpublishPage({ variables: { pageID: id } });
        return data?.unpublishPage.errors;
      });
      settle(outcome, { done: t('pages.unpublished', { title }), failed: t('pages.failedUnpublish') });
    },
  };
}
