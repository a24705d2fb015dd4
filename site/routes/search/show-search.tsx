import type { ReactNode } from 'react';
import type { Execute } from '../../shared/execute.ts';
import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { searchPathOf } from '../../shared/search/search-path.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import { absoluteURL, listAlternates, type PageHead } from '../page/page-head.ts';
import { toMenuItems } from '../page/view-page.ts';
import { loadSearch, type LoadedSearch, type SearchQuery } from './load-search.ts';
import { SearchResults } from './search-results.tsx';
import style from './search.module.css';

type Request = SearchQuery & { execute: Execute; publicUrl: string; warn: (message: string) => void };

type ShownSearch = { head: PageHead; locale: string; body: ReactNode; status: 200 | 503; defaultLocale: string };

/** The search page with its results. Its canonical address is the empty search. */
export async function showSearch({ execute, publicUrl, warn, ...query }: Request): Promise<ShownSearch> {
  const loaded = await loadSearch(execute, query, warn);
  const { settings, locale, term } = loaded;
  const page = toViewPage(loaded);
  const { search } = textsFor(locale);
  return {
    head: {
      title: `${term === '' ? search.title : fillIn(search.titleOf, { term })} | ${siteNameIn(settings, locale)}`,
      meta: [{ name: 'description', content: search.description }],
      canonical: absoluteURL(publicUrl, page.path),
      // Only a canonical address may list translations.
      alternates: term === '' ? listAlternates(page.siblings, settings, publicUrl) : [],
    },
    locale,
    body: (
      <>
        <SiteHeader page={page} />
        <main id="content" className={style.main} tabIndex={-1}>
          <h1 className={style.title}>{search.title}</h1>
          <SearchForm locale={locale} defaultLocale={settings.defaultLocale} term={term} />
          <SearchResults loaded={loaded} />
        </main>
        <SiteFooter page={page} />
      </>
    ),
    status: loaded.isUnavailable ? 503 : 200,
    defaultLocale: settings.defaultLocale,
  };
}

function toViewPage({ settings, locale, headerMenu, footerMenu }: LoadedSearch): ViewPage & { path: string } {
  const { contactPhone, defaultLocale, availableLocales } = settings;
  return {
    title: textsFor(locale).search.title,
    locale,
    path: searchPathOf({ locale, defaultLocale }),
    menus: { header: toMenuItems(headerMenu), footer: toMenuItems(footerMenu) },
    siblings: availableLocales.map((one) => ({ locale: one, path: searchPathOf({ locale: one, defaultLocale }) })),
    pageType: { props: {}, images: {}, files: {} },
    site: { name: siteNameIn(settings, locale), contactPhone, defaultLocale },
  };
}
