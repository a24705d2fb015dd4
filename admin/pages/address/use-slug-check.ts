import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { type CheckSlugQuery, useCheckSlugQuery } from '../../generated/graphql.ts';

export type SlugCheck = {
  availability: 'unknown' | 'asking' | 'free' | 'refused';
  /** Why the slug is not available: the broken rule, or the page that uses it. */
  reason: Pick<CheckSlugQuery['slugCheck'], 'rule' | 'takenBy'> | null;
  recheck: () => void;
};

/** Asks the server whether a slug is valid and available, once typing pauses. */
export function useSlugCheck(slug: string, locale: string): SlugCheck {
  const [debouncedSlug] = useDebouncedValue(slug, 300);
  const isCheckable = debouncedSlug !== '' && locale !== '';
  const { data, loading, refetch } = useCheckSlugQuery(
    isCheckable ? { variables: { slug: debouncedSlug, locale }, fetchPolicy: 'network-only' } : skipToken,
  );
  const recheck = useCallback(() => {
    if (isCheckable) void refetch().catch(() => undefined);
  }, [isCheckable, refetch]);
  const check = slug === '' || loading || debouncedSlug !== slug ? undefined : data?.slugCheck;
  const isChecking = slug !== '' && (loading || debouncedSlug !== slug);
  if (check === undefined) return { availability: isChecking ? 'asking' : 'unknown', reason: null, recheck };
  const { available, rule, takenBy } = check;
  return available
    ? { availability: 'free', reason: null, recheck }
    : { availability: 'refused', reason: { rule, takenBy }, recheck };
}
