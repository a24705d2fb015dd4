import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import type { MenuItem } from './menu-item.ts';

/** A menu of one locale: the draft that staff work on, and what visitors see. */
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

/** All menus, by name and locale. */
export async function loadMenus(em: EntityManager): Promise<Menu[]> {
  const rows = await query(em, sql<MenuRow>`${selectMenu} order by lower(m.name), m.locale, m.id`);
  return rows.map(toMenu);
}

/** One menu, or 404 V_12 on `menu.id`. */
export async function loadMenu(em: EntityManager, id: number): Promise<Menu> {
  const [menu] = await query(em, sql<MenuRow>`${selectMenu} where m.id = ${id}`);
  if (!menu) throw new NotFound('V_12', 'menu.id');
  return toMenu(menu);
}

/** As `loadMenu`, locked until the transaction ends. */
export async function lockMenu(em: EntityManager, id: number): Promise<Menu> {
  const [menu] = await query(em, sql<MenuRow>`${selectMenu} where m.id = ${id} for update of m`);
  if (!menu) throw new NotFound('V_12', 'menu.id');
  return toMenu(menu);
}

/** What visitors see of a menu, null where it is unknown or was never published. */
export async function findPublishedItems(
  em: EntityManager,
  { name, locale }: { name: string; locale: string },
): Promise<MenuItem[] | null> {
  const [menu] = await query(
    em,
    sql<{ items: MenuItem[] }>`
      select p.items from menu m join menu_publication p on p.menu_id = m.id and p.undone_at is null
       where lower(m.name) = lower(${name}) and m.locale = ${locale} order by p.id desc limit 1`,
  );
  return menu?.items ?? null;
}
