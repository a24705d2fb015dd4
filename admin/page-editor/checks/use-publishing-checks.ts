import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PublishingChecksDocument, type PublishingChecksQuery } from '../../generated/graphql.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { joinChecks, type PublicationCheck, type PublicationWarning, toPlaced } from './publication-check.ts';
import { useStillTrue } from './use-still-true.ts';
import { useWritingAdvice } from './writing/use-writing-advice.ts';

type Answer = NonNullable<PublishingChecksQuery['publishingChecks']> & { content: PageContent };

export type PublishingChecks = {
  /** `changed`: what was found stood where the page was changed since, so the next store has to tell. */
  state: 'asking' | 'failed' | 'changed' | 'known';
  errors: readonly PublicationCheck[];
  warnings: readonly PublicationWarning[];
  askAgain: () => void;
};

/** What the server finds on the stored page, asked on opening and after each store, with what it refused since. */
export function usePublishingChecks(refused: readonly PublicationCheck[]): PublishingChecks {
  const { answer, hasFailed, askAgain } = useAnswer();
  const found = useMemo(
    () => ({ errors: toPlaced(answer?.errors ?? []), warnings: toPlaced((answer?.warnings ?? []).filter(isOfServer)) }),
    [answer],
  );
  const errors = useStillTrue(found.errors, answer?.content);
  const warnings = useStillTrue(found.warnings, answer?.content);
  const advice = useWritingAdvice();
  return useMemo(() => {
    const known = errors === found.errors && warnings === found.warnings ? 'known' : 'changed';
    const unknown = hasFailed ? 'failed' : 'asking';
    return {
      state: answer ? known : unknown,
      errors: joinChecks(errors, refused),
      warnings: [...warnings, ...advice],
      askAgain,
    };
  }, [answer, hasFailed, askAgain, found, errors, warnings, refused, advice]);
}

/** Headings are looked at here at every key: what the server said of them is as old as the last store. */
const isOfServer = ({ code }: Answer['warnings'][number]) => code !== 'SKIPPED_HEADING_LEVEL';

function useAnswer() {
  const client = useApolloClient();
  const getContent = useGetContent();
  const { id, updatedAt, slug, status } = useEditor().page;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const askAgain = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const content = getContent();
    client
      .query({ query: PublishingChecksDocument, variables: { pageID: id }, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        if (!isCurrent) return;
        setHasFailed(!data?.publishingChecks);
        if (data?.publishingChecks) setAnswer({ ...data.publishingChecks, content });
      })
      .catch(() => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [client, getContent, id, updatedAt, slug, status, turn]);
  return { answer, hasFailed, askAgain };
}
