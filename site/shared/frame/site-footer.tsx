import { Village } from '../illustrations/village.tsx';
import { phoneAddress } from '../links.ts';
import { privacyPathOf } from '../privacy-path.ts';
import { textsFor } from '../texts.ts';
import type { ViewMenuItem, ViewPage } from '../view-page.ts';
import { Brand } from './brand.tsx';
import { MenuLink } from './menu-link.tsx';
import style from './site-footer.module.css';

type Props = { page: ViewPage; edge?: 'village' | 'plain' };

/**
 * The provider of the site and its phone number. The village is on its edge, unless the page has its own illustration
 * there.
 */
export function SiteFooter({ page, edge = 'village' }: Props) {
  const { name, contactPhone } = page.site;
  const { footer } = textsFor(page.locale);
  return (
    <footer className={edge === 'plain' ? `${style.footer} ${style.plain}` : style.footer}>
      {edge === 'village' && <Village className={style.village} />}
      <div className={style.ground}>
        <div className={style.inner}>
          <div className={style.about}>
            <Brand name={name} />
            <p className={style.muted}>{footer.offeredBy}</p>
          </div>
          {contactPhone !== '' && (
            <div>
              <h2 className={style.title}>{footer.questions}</h2>
              <p className={style.muted}>{footer.call}</p>
              <a className={style.phone} href={phoneAddress(contactPhone)}>
                {contactPhone}
              </a>
            </div>
          )}
          <div className={style.more}>
            <FooterMenu page={page} />
            <a className={style.link} href={privacyPathOf(page)}>
              {footer.privacy}
            </a>
            <button type="button" className={style.cookies} data-cookie-change hidden suppressHydrationWarning>
              {footer.changeCookies}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The menu named footer, flattened to one level. */
function FooterMenu({ page }: { page: ViewPage }) {
  const items = flatten(page.menus?.footer ?? []).filter(({ href }) => href !== null);
  if (items.length === 0) return null;
  return (
    <nav aria-label={textsFor(page.locale).menu.footerLabel}>
      <ul className={style.menu}>
        {items.map((item) => (
          <li key={item.key}>
            <MenuLink className={style.link} item={item} path={page.path ?? null} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const flatten = (items: readonly ViewMenuItem[]): ViewMenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)]);
