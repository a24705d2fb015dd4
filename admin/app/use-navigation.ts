import type { NavigationGroup } from '../shared/navigation/index.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigationTypesQuery, useOpenRequestCountQuery } from '../generated/graphql.ts';
import { pageTypePath, usePageTypeName } from '../shared/page-types/index.ts';
import { fillNavigation, navigation } from './navigation.ts';

/** How often the waiting requests are counted while a screen stays open, in milliseconds. */
const countEvery = 60_000;

/** The navigation of this site; requests are counted anew with every screen that is opened. */
export function useNavigation(): readonly NavigationGroup[] {
  const typeName = usePageTypeName();
  const { pathname } = useLocation();
  const { data } = useNavigationTypesQuery();
  const { data: counted, refetch } = useOpenRequestCountQuery({ pollInterval: countEvery });

  useEffect(() => {
    refetch().catch((error: unknown) => console.error('The publication requests could not be counted', error));
  }, [pathname, refetch]);

  const types = (data?.pageTypes ?? []).filter(({ blank }) => !blank);
  return fillNavigation(navigation, {
    typeEntries: types.map(({ id }) => ({ label: typeName(id), path: pageTypePath(id) })),
    openRequests: counted?.publicationRequestCount ?? 0,
  });
}
