import type { MenusQuery } from '../generated/graphql.ts';
import { useSearchParams } from 'react-router-dom';
import { useMenusQuery } from '../generated/graphql.ts';
import { useSettings } from '../shared/settings/index.ts';

type MenuName = MenusQuery['menus'][number];

export type MenuSelection = {
  locale: string;
  locales: readonly string[];
  /** Names of all menus in any locale, in their first spelling. */
  names: readonly string[];
  /** The selected name; undefined if there are no menus. */
  name: string | undefined;
  /** The menu with this name and locale, if it exists. */
  menu: MenuName | undefined;
  hasLoaded: boolean;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
};

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the path of a menu's screen below /cmsadmin. */
export function getMenuScreenPath({ name, locale }: { name?: string | undefined; locale: string }): string {
  const params = new URLSearchParams(name === undefined ? { locale } : { locale, menu: name });
  return `/menu-structure?${params.toString()}`;
}

/** The menu in the address; by default the first one of the default locale. */
export function useMenuSelection(): MenuSelection {
  const { availableLocales, defaultLocale } = useSettings();
  const [params] = useSearchParams();
  const { data, error, refetch } = useMenusQuery({ fetchPolicy: 'cache-and-network' });
  const menus = data?.menus ?? [];
  const requested = { name: params.get('menu'), locale: params.get('locale') };
  const locale = availableLocales.find((known) => known === requested.locale) ?? defaultLocale;
  const names = menus
    .map(({ name }) => name)
    .filter((name, index, all) => all.findIndex((other) => isSameName(other, name)) === index);
  const { name: requestedName } = requested;
  const name =
    (requestedName === null ? undefined : names.find((known) => isSameName(known, requestedName))) ??
    findDefaultName(names);
  return {
    locale,
    names,
    name,
    locales: availableLocales,
    menu: menus.find((menu) => menu.locale === locale && name !== undefined && isSameName(menu.name, name)),
    hasLoaded: data !== undefined && availableLocales.length > 0,
    hasFailed: error !== undefined && data === undefined,
    reload: () => refetch(),
  };
}

/** The site uses the menus "header" and "footer"; others are for an installation's own blocks. */
const findDefaultName = (names: readonly string[]): string | undefined =>
  names.find((name) => isSameName(name, 'header')) ?? names[0];
