import type { ReactNode } from 'react';
import { makeNotFoundPage } from './built-in-not-found.ts';
import type { LoadedPage } from './load-page.ts';
import { PageBody } from './page-body.tsx';
import { describePage, type PageHead } from './page-head.ts';
import { toViewBlocks, toViewPage } from './view-page.ts';

export type ShownPage = { head: PageHead; locale: string; body: ReactNode };

type Options = { publicUrl: string; warn: (message: string) => void };

/** What a visitor sees of a loaded page; the built-in error page where there is none. */
export function showPage({ page, settings, locale, status }: LoadedPage, { publicUrl, warn }: Options): ShownPage {
  const shown = page ?? makeNotFoundPage(locale);
  const blocks = toViewBlocks(shown, warn);
  return {
    head: describePage({ page: shown, settings, publicUrl, status }),
    locale: shown.locale,
    body: <PageBody page={toViewPage(shown, settings)} type={shown.type} blocks={blocks} />,
  };
}
