import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { type LinkValue, toPath } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, parseInput, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { flattenItems, type MenuItem } from './menu-item.ts';
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

/** The pages that visitors see now, by id, with the title of what they see. */
async function loadTargets(
  em: EntityManager,
  pageIDs: readonly number[],
  defaultLocale: string,
): Promise<Map<number, Target>> {
  const rows = await query(
    em,
    sql<{ id: number; locale: string; slug: string; title: string }>`
      select p.id, p.locale, p.slug, v.title from page p join page_version v on v.id = p.live_version_id
       where p.id = any(${pageIDs}::int[]) and p.deleted_at is null`,
  );
  return new Map(rows.map(({ id, title, ...address }) => [id, { title, path: toPath(address, defaultLocale) }]));
}

const prefixes = { anchor: '#', mail: 'mailto:' } as const;

function toHref({ kind, value }: LinkValue): string {
  if (kind === 'external' || kind === 'internal') return value;
  // Only what can be dialled: an address holds no spaces.
  if (kind === 'phone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return value.startsWith(prefixes[kind]) ? value : `${prefixes[kind]}${value}`;
}

/** An entry whose page visitors do not see is left out with all below it. */
function presentItem(item: MenuItem, targets: ReadonlyMap<number, Target>): PublishedMenuItem[] {
  const { key, label, link, children } = item;
  const target = link?.kind === 'internal' ? targets.get(link.pageID ?? 0) : null;
  if (target === undefined) return [];
  return [
    {
      key,
      label: label.trim() || (target?.title ?? ''),
      kind: link?.kind ?? null,
      href: target?.path ?? (link && toHref(link)),
      children: children.flatMap((child) => presentItem(child, targets)),
    },
  ];
}

/** What visitors see of a menu, by name; without a locale the default one's. 404 V_12 `menu.name`; V_01 without one. */
export async function getPublishedMenu(em: EntityManager, input: unknown): Promise<PublishedMenu> {
  const { name, locale: wanted } = parseInput(publishedMenuInput, input ?? {}, 'menu');
  const { defaultLocale } = await loadSettings(em);
  const locale = wanted ?? defaultLocale;
  const items = await findPublishedItems(em, { name, locale });
  if (!items) throw new NotFound('V_12', 'menu.name');
  const pageIDs = flattenItems(items).flatMap(({ link }) => link?.pageID ?? []);
  const targets = await loadTargets(em, pageIDs, defaultLocale);
  return { name, locale, items: items.flatMap((item) => presentItem(item, targets)) };
}
