import type { EntityManager } from '@mikro-orm/postgresql';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { isAnyLive, selectLivePages } from '../pages/index.ts';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import type { MenuItem } from './menu-item.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'menu.changed': { menuID: number };
    'menu.published': { menuID: number };
  }
}

/** A menu of one locale: `items` is the draft, `publishedItems` is what visitors see. */
export type Menu = {
  id: number;
  name: string;
  locale: string;
  revision: number;
  items: MenuItem[];
  publishedItems: MenuItem[] | null;
  publishedAt: Date | null;
  updatedAt: Date;
  updatedBy: number | null;
};

type MenuRow = Omit<Menu, 'publishedAt' | 'updatedAt'> & { publishedAt: string | null; updatedAt: string };

const toMenu = ({ publishedAt, updatedAt, ...menu }: MenuRow): Menu => ({
  ...menu,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
  updatedAt: new Date(updatedAt),
});

const selectMenu = sql`
  select m.id, m.name, m.locale, m.revision, m.draft_items as items, m.updated_at as "updatedAt",
         m.updated_by as "updatedBy", p.items as "publishedItems", p.published_at as "publishedAt"
    from menu m
    left join lateral (
      select items, published_at from menu_publication
       where menu_id = m.id and undone_at is null order by id desc limit 1
    ) p on true`;

/** Returns all menus, sorted by name and locale. */
export async function loadMenus(em: EntityManager): Promise<Menu[]> {
  const rows = await query(em, sql<MenuRow>`${selectMenu} order by lower(m.name), m.locale, m.id`);
  return rows.map(toMenu);
}

/** Returns a menu. 404 V_12 on `menu.id`. */
export async function loadMenu(em: EntityManager, id: number): Promise<Menu> {
  const [menu] = await query(em, sql<MenuRow>`${selectMenu} where m.id = ${id}`);
  if (!menu) throw new NotFound(Errors.invalid, 'menu.id');
  return toMenu(menu);
}

/** Like `loadMenu`, locked until the transaction ends. */
export async function lockMenu(em: EntityManager, id: number): Promise<Menu> {
  const [menu] = await query(em, sql<MenuRow>`${selectMenu} where m.id = ${id} for update of m`);
  if (!menu) throw new NotFound(Errors.invalid, 'menu.id');
  return toMenu(menu);
}

/** The published page that a menu item links to. */
export type MenuTarget = { id: number; locale: string; slug: string; title: string };

/** The published items of a menu, and the published pages that they link to. */
export type PublishedMenuContent = { items: MenuItem[]; targets: MenuTarget[] };

/** Condition: an item of the shown menu links to the page `p`. */
const isLinked = sql`p.id in (
  select link::int from jsonb_path_query(shown.items, 'strict $.**.pageID') link where jsonb_typeof(link) = 'number')`;

/** Returns the published items of each menu with their published pages; null for unknown and unpublished menus. */
export async function findPublishedMenuContents(
  em: EntityManager,
  menuKeys: readonly { name: string; locale: string }[],
): Promise<(PublishedMenuContent | null)[]> {
  const rows = await query(
    em,
    sql<PublishedMenuContent & { index: number }>`
      select wanted.index::int as index, shown.items, coalesce(pages.targets, '[]') as targets
        from unnest(${menuKeys.map(({ name }) => name)}::text[], ${menuKeys.map(({ locale }) => locale)}::text[])
             with ordinality as wanted (name, locale, index)
        join menu m on lower(m.name) = lower(wanted.name) and m.locale = wanted.locale
       cross join lateral (
         select items from menu_publication where menu_id = m.id and undone_at is null order by id desc limit 1
       ) shown
       cross join lateral (
         select jsonb_agg(jsonb_build_object('id', p.id, 'locale', p.locale, 'slug', p.slug, 'title', p.title)) as targets
           from (${selectLivePages(isLinked)}) p
       ) pages`,
  );
  const found = new Map(rows.map(({ index, ...row }) => [index, row]));
  return menuKeys.map((_place, index) => found.get(index + 1) ?? null);
}

/** A menu with an item for one of some pages; `live` if visitors see that item. */
export type LinkingMenu = { id: number; name: string; locale: string; live: boolean };

/** Returns the menus with an item for one of these pages, at any depth, by name. */
export function findLinkingMenus(em: EntityManager, pageIDs: readonly number[]): Promise<LinkingMenu[]> {
  const linksToPages = sql`'$.**.pageID ? (@ == $ids[*])', jsonb_build_object('ids', ${JSON.stringify(pageIDs)}::jsonb)`;
  return query(
    em,
    sql<LinkingMenu>`
      select m.id, m.name, m.locale, seen.live and ${isAnyLive(pageIDs)} as live
        from menu m
        left join lateral (
          select items from menu_publication where menu_id = m.id and undone_at is null order by id desc limit 1
        ) p on true
        cross join lateral (select coalesce(jsonb_path_exists(p.items, ${linksToPages}), false) as live) seen
       where seen.live or jsonb_path_exists(m.draft_items, ${linksToPages})
       order by lower(m.name), m.locale`,
  );
}

/** The name of a menu with its locale, as a part of SQL statements of other features. */
export const menuNameOf = (menuID: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select name || ', ' || locale from menu where id = ${menuID})`;

/** Error for two menus of a locale with the same name. */
export const menuIndexErrors: UniqueIndexErrors = {
  menu_name_locale: { code: Errors.alreadyExists, property: 'menu.name' },
};
