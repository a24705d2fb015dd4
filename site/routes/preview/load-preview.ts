import { PagePreviewDocument } from '../../generated/graphql.ts';
import { languageOf } from '../../shared/texts.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { SiteSettings } from '../page/published-page.ts';
import { blockTypesOf, preloadPage } from '../page/preload-page.ts';
import type { TypedBlock } from '../page/view-page.ts';
import type { PreviewView } from '../view/site-view.ts';

export type PreviewQuery = {
  token: string;
  /** Language tags of the reader's browser, in order of preference, for the message that a link is invalid. */
  languages: readonly string[];
};

/** Loads the version of a preview link; 404 if the link is invalid. */
export async function loadPreview(
  { token, languages }: PreviewQuery,
  options: LoadOptions,
): Promise<{ view: PreviewView; blocks: readonly TypedBlock[] }> {
  const { settings, preview } = await options.execute(PagePreviewDocument, { token });
  const blocks = preview ? await preloadPage(preview.page, 'preview', options) : [];
  return {
    view: {
      kind: 'preview',
      token,
      locale: preview?.page.locale ?? chooseLocale(languages, settings),
      defaultLocale: settings.defaultLocale,
      status: preview ? 200 : 404,
      pageType: preview?.page.type ?? '404',
      blockTypes: blockTypesOf(blocks),
    },
    blocks,
  };
}

function chooseLocale(languages: readonly string[], { availableLocales, defaultLocale }: SiteSettings): string {
  for (const language of languages) {
    const wanted = languageOf(language.toLowerCase());
    const locale = availableLocales.find((available) => languageOf(available) === wanted);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}
