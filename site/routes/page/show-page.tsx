import type { ReactNode } from 'react';
import { findPageType } from '../../page-types/index.ts';
import type { Execute } from '../../shared/execute.ts';
import { makeNotFoundPage } from './make-not-found-page.ts';
import { loadBlockData } from './load-block-data.ts';
import type { LoadedPage } from './load-page.ts';
import { PageBody } from './page-body.tsx';
import { describePage, type PageHead } from './page-head.ts';
import { toViewBlocks, toViewPage, type TypedBlock } from './view-page.ts';

/** `blocks` are those in the body. */
export type ShownPage = { head: PageHead; locale: string; body: ReactNode; blocks: readonly TypedBlock[] };

type Options = { execute: Execute; publicUrl: string; warn: (message: string) => void };

/** Prepares a loaded page for rendering; the built-in error page if there is none. */
export async function showPage(loaded: LoadedPage, { execute, publicUrl, warn }: Options): Promise<ShownPage> {
  const { settings, locale: asked, status } = loaded;
  const shown = loaded.page ?? makeNotFoundPage(asked);
  const { locale, path, type } = shown;
  const blocks = toViewBlocks(shown, warn);
  const context = { execute, locale, path };
  const [data, pageTypeData] = await Promise.all([
    loadBlockData(blocks, context),
    findPageType(type).loadData?.(context),
  ]);
  return {
    head: describePage({ page: shown, settings, publicUrl, status }),
    locale,
    blocks,
    body: (
      <PageBody
        page={toViewPage(shown, settings)}
        type={type}
        blocks={blocks}
        data={data}
        pageTypeData={pageTypeData}
      />
    ),
  };
}
