import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isWellFormedLink, type LinkValue, toPagePath } from '../content/index.ts';
import { loadSettings } from '../settings/index.ts';
import { NotFound, parseInput, requiredTextInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import type { MenuItem } from './menu-item.ts';
import { findPublishedMenuContents } from './menu.queries.ts';

/** An item of a published menu; `href` is null if it only groups other items. */
export type PublishedMenuItem = {
  key: string;
  label: string;
  kind: LinkValue['kind'] | null;
  href: string | null;
  children: PublishedMenuItem[];
};

/** A menu as visitors see it. */
export type PublishedMenu = { name: string; locale: string; items: PublishedMenuItem[] };

export const publishedMenuInput = z.object({
  name: requiredTextInput(textLimits.name),
  locale: textInput(20)
    .nullish()
    .transform((value) => value || null),
});

type Target = { title: string; path: string };

const hrefPrefixes = { anchor: '#', mail: 'mailto:' } as const;

/** Returns null for malformed links such as `javascript:`, even if one was stored in spite of the publishing checks. */
function toHref(link: LinkValue): string | null {
  const { kind, value } = link;
  if (!isWellFormedLink(link)) return null;
  if (kind === 'external' || kind === 'internal') return value;
  // Keep only digits and +: a tel: URL cannot have spaces.
  if (kind === 'phone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return value.startsWith(hrefPrefixes[kind]) ? value : `${hrefPrefixes[kind]}${value}`;
}

/** Leaves out an item with an unpublished page, with all items below it. An item with a malformed link becomes text. */
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

type MenuKey = { name: string; locale: string | null };

/** Returns published menus with one query; null for unknown and unpublished ones. */
export async function getPublishedMenus(
  em: EntityManager,
  menuKeys: readonly MenuKey[],
): Promise<(PublishedMenu | null)[]> {
  const { defaultLocale } = await loadSettings(em);
  const resolvedKeys = menuKeys.map(({ name, locale }) => ({ name, locale: locale ?? defaultLocale }));
  const found = await findPublishedMenuContents(em, resolvedKeys);
  return resolvedKeys.map((menuKey, index) => {
    const menu = found[index];
    if (!menu) return null;
    const targets = new Map(
      menu.targets.map(({ id, title, ...address }) => [id, { title, path: toPagePath(address, defaultLocale) }]),
    );
    return { ...menuKey, items: menu.items.flatMap((item) => presentItem(item, targets)) };
  });
}

/** Returns a published menu by name, without a locale that of the default one. 404 V_12, V_01 on `menu.name`. */
export async function getPublishedMenu(em: EntityManager, input: unknown): Promise<PublishedMenu> {
  const [menu] = await getPublishedMenus(em, [parseInput(publishedMenuInput, input ?? {}, 'menu')]);
  if (!menu) throw new NotFound(Errors.invalid, 'menu.name');
  return menu;
}
