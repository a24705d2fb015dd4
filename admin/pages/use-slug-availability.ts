import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@apollo/client/react';
import { useSlugAvailableQuery } from '../generated/graphql.ts';

export type Availability = 'unknown' | 'asking' | 'free' | 'taken';

/** Whether a slug is well formed and free, asked of the server when typing pauses. */
export function useSlugAvailability(slug: string, locale: string): Availability {
  const [asked] = useDebouncedValue(slug, 300);
  const { data, loading } = useSlugAvailableQuery(
    asked === '' || locale === '' ? skipToken : { variables: { slug: asked, locale }, fetchPolicy: 'network-only' },
  );
  if (slug === '') return 'unknown';
  if (loading || asked !== slug) return 'asking';
  if (data === undefined) return 'unknown';
  return data.slugAvailable ? 'free' : 'taken';
}
