import type { NavigationGroup } from '../shared/navigation/index.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigationTypesQuery, useOpenRequestCountQuery } from '../generated/graphql.ts';
import { getPageTypePath, usePageTypeName } from '../shared/page-types/index.ts';
import { readCachedPageTypes, cachePageTypes } from './cached-page-types.ts';
import { addPageTypeItems, setRequestCount, baseNavigation } from './navigation.ts';

/** How often open requests are counted while a screen stays open. */
const requestCountPollMs = 60_000;

type SiteNavigation = {
  groups: readonly NavigationGroup[];
  /** Ids of the page types that the user may create pages of. */
  creatableTypes: readonly string[];
};

/** The navigation of this site without counts. Uses the cached page types until the current ones are loaded. */
export function useSiteNavigation(): SiteNavigation {
  const typeName = usePageTypeName();
  const { data } = useNavigationTypesQuery();
  const loaded = data?.pageTypes.filter(({ blank }) => !blank).map(({ id }) => id);
  const types = loaded ?? readCachedPageTypes();
  const pageTypeKey = loaded?.join('\n');
  useEffect(() => {
    if (pageTypeKey !== undefined) cachePageTypes(pageTypeKey.split('\n'));
  }, [pageTypeKey]);
  const typeItems = types.map((id) => ({ label: typeName(id), path: getPageTypePath(id) }));
  return {
    groups: addPageTypeItems(baseNavigation, typeItems),
    creatableTypes: data?.pageTypes.filter(({ viewerCanCreate }) => viewerCanCreate).map(({ id }) => id) ?? [],
  };
}

/** The navigation with the number of open requests, which is reloaded with each opened screen. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { groups } = useSiteNavigation();
  const { pathname } = useLocation();
  const { data: requestCount, refetch } = useOpenRequestCountQuery({ pollInterval: requestCountPollMs });

  useEffect(() => {
    refetch().catch((error: unknown) => console.error('The number of publication requests could not be loaded', error));
  }, [pathname, refetch]);

  return setRequestCount(groups, requestCount?.publicationRequestCount ?? 0);
}
