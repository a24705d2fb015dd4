import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { type CheckSlugQuery, useCheckSlugQuery } from '../generated/graphql.ts';

export type SlugCheck = {
  availability: 'unknown' | 'asking' | 'free' | 'refused';
  /** Why it is refused: the rule that it breaks, or the page that has it. */
  reason: Pick<CheckSlugQuery['slugCheck'], 'rule' | 'takenBy'> | null;
  askAgain: () => void;
};

/** Whether a slug is well formed and free, asked of the server when typing pauses. */
export function useSlugCheck(slug: string, locale: string): SlugCheck {
  const [asked] = useDebouncedValue(slug, 300);
  const isAsked = asked !== '' && locale !== '';
  const { data, loading, refetch } = useCheckSlugQuery(
    isAsked ? { variables: { slug: asked, locale }, fetchPolicy: 'network-only' } : skipToken,
  );
  const askAgain = useCallback(() => {
    if (isAsked) void refetch().catch(() => undefined);
  }, [isAsked, refetch]);
  const check = slug === '' || loading || asked !== slug ? undefined : data?.slugCheck;
  const isAsking = slug !== '' && (loading || asked !== slug);
  if (check === undefined) return { availability: isAsking ? 'asking' : 'unknown', reason: null, askAgain };
  const { available, rule, takenBy } = check;
  return available
    ? { availability: 'free', reason: null, askAgain }
    : { availability: 'refused', reason: { rule, takenBy }, askAgain };
}
