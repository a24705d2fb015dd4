import type { NavigationGroup } from '../shared/navigation/index.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigationTypesQuery, useOpenRequestCountQuery } from '../generated/graphql.ts';
import { pageTypePath, usePageTypeName } from '../shared/page-types/index.ts';
import { readKnownTypes, storeKnownTypes } from './known-page-types.ts';
import { addTypeEntries, countRequests, navigation } from './navigation.ts';

/** How often the waiting requests are counted while a screen stays open, in milliseconds. */
const countEvery = 60_000;

type SiteNavigation = {
  groups: readonly NavigationGroup[];
  /** Ids of the page types that the viewer may make pages of. */
  creatableTypes: readonly string[];
};

/** The navigation of this site without figures; until the page types are loaded, with those that it had last time. */
export function useSiteNavigation(): SiteNavigation {
  const typeName = usePageTypeName();
  const { data } = useNavigationTypesQuery();
  const loaded = data?.pageTypes.filter(({ blank }) => !blank).map(({ id }) => id);
  const types = loaded ?? readKnownTypes();
  const known = loaded?.join('\n');
  useEffect(() => {
    if (known !== undefined) storeKnownTypes(known.split('\n'));
  }, [known]);
  const entries = types.map((id) => ({ label: typeName(id), path: pageTypePath(id) }));
  return {
    groups: addTypeEntries(navigation, entries),
    creatableTypes: data?.pageTypes.filter(({ viewerCanCreate }) => viewerCanCreate).map(({ id }) => id) ?? [],
  };
}

/** The navigation with how many requests wait, which are counted again with every screen that is opened. */
export function useNavigation(): readonly NavigationGroup[] {
  const { groups } = useSiteNavigation();
  const { pathname } = useLocation();
  const { data: counted, refetch } = useOpenRequestCountQuery({ pollInterval: countEvery });

  useEffect(() => {
    refetch().catch((error: unknown) => console.error('The publication requests could not be counted', error));
  }, [pathname, refetch]);

  return countRequests(groups, counted?.publicationRequestCount ?? 0);
}
