import { useCallback, useEffect, useMemo, useState } from 'react';
import { type PublishingChecksQuery, usePublishingChecksFetch } from '../../generated/graphql.ts';
import type { PageContent } from '../content/page-content.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { mergeChecks, type PublicationCheck, type PublicationWarning, withPlaces } from './publication-check.ts';
import { useWithoutStaleChecks } from './use-without-stale-checks.ts';
import { useWritingAdvice } from './use-writing-advice.ts';

type CheckedPage = NonNullable<PublishingChecksQuery['publishingChecks']> & { content: PageContent };

/** Errors and warnings about publishing the page, and whether they are loaded. */
export type PublishingChecks = {
  /** `stale`: some checks were about content that changed since, so the result is unknown until the next store. */
  state: 'loading' | 'failed' | 'stale' | 'loaded';
  errors: readonly PublicationCheck[];
  warnings: readonly PublicationWarning[];
  refetch: () => void;
};

/** Fetches the publishing checks on opening and after each store; adds the last action's errors and writing advice. */
export function usePublishingChecks(actionErrors: readonly PublicationCheck[]): PublishingChecks {
  const { result, hasFailed, refetch } = useFetchedChecks();
  const found = useMemo(
    () => ({
      errors: withPlaces(result?.errors ?? []),
      warnings: withPlaces((result?.warnings ?? []).filter(isServerWarning)),
    }),
    [result],
  );
  const errors = useWithoutStaleChecks(found.errors, result?.content);
  const warnings = useWithoutStaleChecks(found.warnings, result?.content);
  const advice = useWritingAdvice();
  return useMemo(() => {
    const loadedState = errors === found.errors && warnings === found.warnings ? 'loaded' : 'stale';
    const pendingState = hasFailed ? 'failed' : 'loading';
    return {
      state: result ? loadedState : pendingState,
      errors: mergeChecks(errors, actionErrors),
      warnings: [...warnings, ...advice],
      refetch,
    };
  }, [result, hasFailed, refetch, found, errors, warnings, actionErrors, advice]);
}

/** Heading levels are checked here at every keystroke; the server's result is as old as the last store. */
const isServerWarning = ({ code }: CheckedPage['warnings'][number]) => code !== 'SKIPPED_HEADING_LEVEL';

function useFetchedChecks() {
  const fetchChecks = usePublishingChecksFetch();
  const getContent = useGetContent();
  const { id, updatedAt, slug, status } = usePageEditor().page;
  const [result, setResult] = useState<CheckedPage | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [fetchCount, setFetchCount] = useState(0);
  const refetch = useCallback(() => setFetchCount((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const content = getContent();
    fetchChecks({ variables: { pageID: id } })
      .then(({ data }) => {
        if (!isCurrent) return;
        setHasFailed(!data?.publishingChecks);
        if (data?.publishingChecks) setResult({ ...data.publishingChecks, content });
      })
      .catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [fetchChecks, getContent, id, updatedAt, slug, status, fetchCount]);
  return { result, hasFailed, refetch };
}
