import { skipToken } from '@apollo/client/react';
import { use } from 'react';
import { type SearchFrameQuery, useSearchFrameQuery, useSearchPageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/data-of.ts';
import { DocumentHead, type PageHead } from '../../shared/document-head.tsx';
import { SiteFooter } from '../../shared/frame/site-footer.tsx';
import { SiteHeader } from '../../shared/frame/site-header.tsx';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { searchPathOf } from '../../shared/search/search-path.ts';
import { SiteInfoContext } from '../../shared/site-info.ts';
import { siteNameIn } from '../../shared/site-name.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import { absoluteURL, listAlternates } from '../page/page-head.ts';
import { toMenuItems } from '../page/view-page.ts';
import type { SearchView } from '../view/site-view.ts';
import { searchPageOf } from './load-search.ts';
import { SearchResults } from './search-results.tsx';
import style from './search.module.css';

/** The search page with its results. Its canonical address is the empty search. */
export function SearchDocument({ view }: { view: SearchView }) {
  const { locale, defaultLocale, term, status } = view;
  const { publicUrl } = use(SiteInfoContext);
  const frame = dataOf(useSearchFrameQuery({ variables: { locale } }));
  const variables = status === 200 ? searchPageOf(view) : null;
  const { data } = useSearchPageQuery(variables ? { variables } : skipToken);
  const page = toViewPage(frame, locale);
  return (
    <>
      <DocumentHead head={describeSearch(page, { frame, term, publicUrl })} locale={locale} />
      <SiteHeader page={page} />
      <main id="content" className={style.main} tabIndex={-1}>
        <h1 className={style.title}>{textsFor(locale).search.title}</h1>
        <SearchForm locale={locale} defaultLocale={defaultLocale} term={term} />
        <SearchResults view={view} found={data?.search ?? null} />
      </main>
      <SiteFooter page={page} />
    </>
  );
}

type HeadSource = { frame: SearchFrameQuery; term: string; publicUrl: string };

function describeSearch(
  { locale, path, siblings, site }: ViewPage & { path: string },
  { frame, term, publicUrl }: HeadSource,
): PageHead {
  const { search } = textsFor(locale);
  return {
    title: `${term === '' ? search.title : fillIn(search.titleOf, { term })} | ${site.name}`,
    meta: [{ name: 'description', content: search.description }],
    canonical: absoluteURL(publicUrl, path),
    // Only a canonical address may list translations.
    alternates: term === '' ? listAlternates(siblings, frame.settings, publicUrl) : [],
  };
}

function toViewPage(
  { settings, headerMenu, footerMenu }: SearchFrameQuery,
  locale: string,
): ViewPage & { path: string } {
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
