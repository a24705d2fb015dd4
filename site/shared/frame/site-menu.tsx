import { textsFor } from '../texts.ts';
import type { ViewMenuItem, ViewPage } from '../view-page.ts';
import { MenuLink } from './menu-link.tsx';
import style from './site-menu.module.css';

const MENU_ID = 'site-menu';

/** The menu named header; behind a button on narrow screens. Uses a native popover instead of a script. */
export function SiteMenu({ page }: { page: ViewPage }) {
  const items = page.menus?.header ?? [];
  if (items.length === 0) return null;
  const { menu } = textsFor(page.locale);
  return (
    <>
      <button type="button" className={style.button} popoverTarget={MENU_ID}>
        {menu.button}
      </button>
      <nav className={style.menu} id={MENU_ID} popover="auto" aria-label={menu.label}>
        <MenuList items={items} path={page.path ?? null} />
      </nav>
    </>
  );
}

function MenuList({ items, path }: { items: ViewMenuItem[]; path: string | null }) {
  return (
    <ul className={style.list}>
      {items.map((item) => (
        <li key={item.key} className={style.item}>
          {item.children.length > 0 ? (
            <MenuGroup item={item} path={path} />
          ) : (
            <MenuLink className={style.link} item={item} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** An entry with children; its own page, if any, comes first among them. */
function MenuGroup({ item, path }: { item: ViewMenuItem; path: string | null }) {
  const own = item.href === null ? [] : [{ ...item, children: [] }];
  return (
    <details className={style.group} data-closing>
      <summary className={style.summary}>{item.label}</summary>
      <MenuList items={[...own, ...item.children]} path={path} />
    </details>
  );
}
