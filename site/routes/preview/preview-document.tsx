import { use } from 'react';
import { usePagePreviewQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/data-of.ts';
import { DocumentHead, type PageHead } from '../../shared/document-head.tsx';
import { PreviewBanner } from '../../shared/frame/preview-banner.tsx';
import { SiteInfoContext } from '../../shared/site-info.ts';
import { textsFor } from '../../shared/texts.ts';
import { makeNotFoundPage } from '../page/make-not-found-page.ts';
import type { PublishedPageData } from '../page/published-page.ts';
import { PageBody } from '../page/page-body.tsx';
import { describePage } from '../page/page-head.ts';
import { toViewBlocks, toViewPage } from '../page/view-page.ts';
import type { PreviewView } from '../view/site-view.ts';

/** The version of a preview link, under a banner; a page that says so if the link is invalid. */
export function PreviewDocument({ view }: { view: PreviewView }) {
  const { token, status } = view;
  const { publicUrl } = use(SiteInfoContext);
  const { settings, preview } = dataOf(usePagePreviewQuery({ variables: { token } }));
  const page = preview?.page ?? makeExpiredPage(view.locale);
  const head = describePage({ page, settings, publicUrl, status });
  return (
    <>
      <DocumentHead head={hideFromSearchEngines(head)} locale={page.locale} />
      {preview && <PreviewBanner locale={page.locale} expiresAt={preview.expiresAt} isLive={preview.isLive} />}
      <PageBody page={toViewPage(page, settings)} type={page.type} blocks={toViewBlocks(page)} />
    </>
  );
}

/** A preview is excluded from search engines and link previews. */
function hideFromSearchEngines({ title }: PageHead): PageHead {
  return { title, meta: [{ name: 'robots', content: 'noindex, nofollow' }], canonical: null, alternates: [] };
}

function makeExpiredPage(locale: string): PublishedPageData {
  const page = makeNotFoundPage(locale);
  const { gone, goneText } = textsFor(locale).preview;
  const pageType = { ...page.pageVersion.pageType, props: { intro: goneText } };
  return { ...page, title: gone, pageVersion: { ...page.pageVersion, title: gone, pageType } };
}
