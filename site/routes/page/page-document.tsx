import { use } from 'react';
import { usePublishedPageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/data-of.ts';
import { DocumentHead } from '../../shared/document-head.tsx';
import { SiteInfoContext } from '../../shared/site-info.ts';
import type { PageView } from '../view/site-view.ts';
import { makeNotFoundPage } from './make-not-found-page.ts';
import { PageBody } from './page-body.tsx';
import { describePage } from './page-head.ts';
import { toViewBlocks, toViewPage } from './view-page.ts';

/** A page of the site; the built-in error page if there is none. */
export function PageDocument({ view }: { view: PageView }) {
  const { slug, status } = view;
  const { publicUrl } = use(SiteInfoContext);
  const { settings, publishedPage } = dataOf(usePublishedPageQuery({ variables: { slug } }));
  const page = publishedPage ?? makeNotFoundPage(view.locale);
  return (
    <>
      <DocumentHead head={describePage({ page, settings, publicUrl, status })} locale={page.locale} />
      <PageBody page={toViewPage(page, settings)} type={page.type} blocks={toViewBlocks(page)} />
    </>
  );
}
