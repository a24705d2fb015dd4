import { PagePreviewDocument } from '../../generated/graphql.ts';
import type { Execute } from '../../shared/execute.ts';
import { PreviewBanner } from '../../shared/frame/preview-banner.tsx';
import { languageOf, textsFor } from '../../shared/texts.ts';
import { makeNotFoundPage } from '../page/make-not-found-page.ts';
import type { PublishedPageData, SiteSettings } from '../page/load-page.ts';
import type { PageHead } from '../page/page-head.ts';
import { type ShownPage, showPage } from '../page/show-page.tsx';

type Request = {
  token: string;
  /** Language tags of the reader's browser, in order of preference, for the message that a link is invalid. */
  languages: readonly string[];
  execute: Execute;
  publicUrl: string;
  warn: (message: string) => void;
};

type ShownPreview = ShownPage & { status: 200 | 404; defaultLocale: string };

/** The version of a preview link, under a banner; a page that says so if the link is invalid. */
export async function showPreview({ token, languages, execute, ...options }: Request): Promise<ShownPreview> {
  const { settings, preview } = await execute(PagePreviewDocument, { token });
  const page = preview?.page ?? makeExpiredPage(chooseLocale(languages, settings));
  const status = preview ? 200 : 404;
  const loaded = { page, settings, locale: page.locale, status, movedTo: null } as const;
  const shown = await showPage(loaded, { execute, ...options });
  return {
    locale: shown.locale,
    head: hideFromSearchEngines(shown.head),
    blocks: shown.blocks,
    body: (
      <>
        {preview && <PreviewBanner locale={page.locale} expiresAt={preview.expiresAt} isLive={preview.isLive} />}
        {shown.body}
      </>
    ),
    status,
    defaultLocale: settings.defaultLocale,
  };
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

function chooseLocale(languages: readonly string[], { availableLocales, defaultLocale }: SiteSettings): string {
  for (const language of languages) {
    const wanted = languageOf(language.toLowerCase());
    const locale = availableLocales.find((available) => languageOf(available) === wanted);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}
