import { use } from 'react';
import { type PrivacyPageQuery, usePrivacyPageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/data-of.ts';
import { DocumentHead, type PageHead } from '../../shared/document-head.tsx';
import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { siteNameIn } from '../../shared/site-name.ts';
import { privacyPathOf } from '../../shared/privacy-path.ts';
import { fillIn, languageTagOf, textsFor } from '../../shared/texts.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import { SiteInfoContext } from '../../shared/site-info.ts';
import { absoluteURL, listAlternates } from '../page/page-head.ts';
import type { PrivacyView } from '../view/site-view.ts';
import { toMenuItems } from '../page/view-page.ts';
import style from './privacy.module.css';

function Facts({ facts, locale }: { facts: PrivacyPageQuery['privacyFacts']; locale: string }) {
  const { privacy } = textsFor(locale);
  const format = (value: number) => new Intl.NumberFormat(languageTagOf(locale)).format(value);
  return (
    <>
      <p>{privacy.intro}</p>
      <h2>{privacy.counts}</h2>
      <p>{fillIn(privacy.finished, { count: format(facts.finished) })}</p>
      <p>{fillIn(privacy.threshold, { count: format(facts.smallestGroup) })}</p>
      <h2>{privacy.stored}</h2>
      <p>{privacy.storedIntro}</p>
      <ul className={style.tables}>
        {facts.tables.map(({ name, columns, rows }) => (
          <li key={name} className={style.table}>
            <strong>{name}</strong>
            <span className={style.columns}>{columns.join(', ')}</span>
            <span className={style.rows}>
              {rows === 0
                ? fillIn(privacy.fewRows, { count: format(facts.smallestGroup) })
                : fillIn(privacy.rows, { count: format(rows) })}
            </span>
          </li>
        ))}
      </ul>
      <p>{privacy.exception}</p>
      <p>{privacy.memory}</p>
      <h2>{privacy.others}</h2>
      <p>{privacy.noOthers}</p>
    </>
  );
}

/** The page about what the running system stores of finished checks. */
export function PrivacyDocument({ view: { locale } }: { view: PrivacyView }) {
  const { publicUrl } = use(SiteInfoContext);
  const loaded = dataOf(usePrivacyPageQuery({ variables: { locale } }));
  const { privacy } = textsFor(locale);
  const page = toViewPage(loaded, locale);
  const head: PageHead = {
    title: `${privacy.title} | ${page.site.name}`,
    meta: [{ name: 'description', content: privacy.intro }],
    canonical: absoluteURL(publicUrl, page.path),
    alternates: listAlternates(page.siblings, loaded.settings, publicUrl),
  };
  return (
    <>
      <DocumentHead head={head} locale={locale} />
      <SiteHeader page={page} />
      <main id="content" className={style.main} tabIndex={-1}>
        <h1 className={style.title}>{privacy.title}</h1>
        <Facts facts={loaded.privacyFacts} locale={locale} />
      </main>
      <SiteFooter page={page} />
    </>
  );
}

function toViewPage(
  { settings, headerMenu, footerMenu }: PrivacyPageQuery,
  locale: string,
): ViewPage & { path: string } {
  const { contactPhone, defaultLocale, availableLocales } = settings;
  const site = { name: siteNameIn(settings, locale), contactPhone, defaultLocale };
  return {
    title: textsFor(locale).privacy.title,
    locale,
    path: privacyPathOf({ locale, site }),
    menus: { header: toMenuItems(headerMenu), footer: toMenuItems(footerMenu) },
    siblings: availableLocales.map((one) => ({ locale: one, path: privacyPathOf({ locale: one, site }) })),
    pageType: { props: {}, images: {}, files: {} },
    site,
  };
}
