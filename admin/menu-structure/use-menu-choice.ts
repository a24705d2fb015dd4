import type { MenusQuery } from '../generated/graphql.ts';
import { useSearchParams } from 'react-router-dom';
import { useMenusQuery } from '../generated/graphql.ts';
import { useSettings } from '../shared/settings/index.ts';

type MenuName = MenusQuery['menus'][number];

export type MenuChoice = {
  locale: string;
  locales: readonly string[];
  /** Names of all menus, whatever locale they are in, as they are written first. */
  names: readonly string[];
  /** The chosen one of the names; undefined where there is no menu at all. */
  name: string | undefined;
  /** The menu of that name and locale, where there is one. */
  menu: MenuName | undefined;
  hasLoaded: boolean;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
};

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The address of a menu's screen, below /cmsadmin. */
export function menuPath({ name, locale }: { name?: string | undefined; locale: string }): string {
  const params = new URLSearchParams(name === undefined ? { locale } : { locale, menu: name });
  return `/menu-structure?${params.toString()}`;
}

/** The menu that the address names; without one the first of the default locale. */
export function useMenuChoice(): MenuChoice {
  const { availableLocales, defaultLocale } = useSettings();
  const [params] = useSearchParams();
  const { data, error, refetch } = useMenusQuery({ fetchPolicy: 'cache-and-network' });
  const menus = data?.menus ?? [];
  const asked = { name: params.get('menu'), locale: params.get('locale') };
  const locale = availableLocales.find((known) => known === asked.locale) ?? defaultLocale;
  const names = menus
    .map(({ name }) => name)
    .filter((name, index, all) => all.findIndex((other) => isSameName(other, name)) === index);
  const { name: wanted } = asked;
  const name = (wanted === null ? undefined : names.find((known) => isSameName(known, wanted))) ?? preferHeader(names);
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

/** The site shows the menus header and footer; the others are for blocks of an installation. */
const preferHeader = (names: readonly string[]): string | undefined =>
  names.find((name) => isSameName(name, 'header')) ?? names[0];
