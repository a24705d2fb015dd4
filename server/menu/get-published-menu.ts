import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isWellFormedLink, type LinkValue, toPath } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { NotFound, parseInput, requiredText, text, textLimits } from '../shared/errors/index.ts';
import type { MenuItem } from './menu-item.ts';
import { findPublishedItems } from './menu.queries.ts';

/** An entry as visitors get it; `href` is null for one that only holds others. */
export type PublishedMenuItem = {
  key: string;
  label: string;
  kind: LinkValue['kind'] | null;
  href: string | null;
  children: PublishedMenuItem[];
};

export type PublishedMenu = { name: string; locale: string; items: PublishedMenuItem[] };

export const publishedMenuInput = z.object({
  name: requiredText(textLimits.name),
  locale: text(20)
    .nullish()
    .transform((value) => value || null),
});

type Target = { title: string; path: string };

const prefixes = { anchor: '#', mail: 'mailto:' } as const;

/** Null for what publishing would refuse, however it came to be stored: `javascript:` is no address of a link. */
function toHref(link: LinkValue): string | null {
  const { kind, value } = link;
  if (!isWellFormedLink(link)) return null;
  if (kind === 'external' || kind === 'internal') return value;
  // Only what can be dialled: an address holds no spaces.
  if (kind === 'phone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return value.startsWith(prefixes[kind]) ? value : `${prefixes[kind]}${value}`;
}

/** An entry whose page visitors do not see is left out with all below it; one with an unusable link is text. */
function presentItem(item: MenuItem, targets: ReadonlyMap<number, Target>): PublishedMenuItem[] {
  const { key, label, link, children } = item;
  const target = link?.kind === 'internal' ? targets.get(link.pageID ?? 0) : null;
  if (target === undefined) return [];
  const href = target?.path ?? (link && toHref(link));
  return [
    {
      key,
      label: label.trim() || (target?.title ?? ''),
      kind: href === null ? null : (link?.kind ?? null),
      href,
      children: children.flatMap((child) => presentItem(child, targets)),
    },
  ];
}

type MenuPlace = { name: string; locale: string | null };

/** What visitors see of several menus, in one round trip; null for one that is unknown or was never published. */
export async function getPublishedMenus(
  em: EntityManager,
  wanted: readonly MenuPlace[],
): Promise<(PublishedMenu | null)[]> {
  const { defaultLocale } = await loadSettings(em);
  const places = wanted.map(({ name, locale }) => ({ name, locale: locale ?? defaultLocale }));
  const found = await findPublishedItems(em, places);
  return places.map((place, index) => {
    const menu = found[index];
    if (!menu) return null;
    const targets = new Map(
      menu.targets.map(({ id, title, ...address }) => [id, { title, path: toPath(address, defaultLocale) }]),
    );
    return { ...place, items: menu.items.flatMap((item) => presentItem(item, targets)) };
  });
}

/** What visitors see of a menu, by name; without a locale the default one's. 404 V_12 `menu.name`; V_01 without one. */
export async function getPublishedMenu(em: EntityManager, input: unknown): Promise<PublishedMenu> {
  const [menu] = await getPublishedMenus(em, [parseInput(publishedMenuInput, input ?? {}, 'menu')]);
  if (!menu) throw new NotFound('V_12', 'menu.name');
  return menu;
}
