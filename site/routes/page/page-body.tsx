import { use } from 'react';
import { findBlock } from '../../shared/blocks/block-registry.ts';
import { listAnchors } from '../../shared/blocks/list-anchors.ts';
import { findPageType } from '../../shared/page-types/page-type-registry.ts';
import { PageContext } from '../../shared/page-context.ts';
import { SiteInfoContext } from '../../shared/site-info.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import { BrokenBlock, BrokenBlocks } from './broken-blocks.tsx';
import type { TypedBlock } from './view-page.ts';

type Props = { page: ViewPage; type: string; blocks: TypedBlock[] };

/** Header, content and footer of a page; its type decides what surrounds the blocks. */
export function PageBody({ page, type, blocks }: Props) {
  const { Header, Opening, Closing, Footer } = findPageType(type);
  const { today } = use(SiteInfoContext);
  return (
    <>
      {Header && <Header page={page} />}
      <main id="content" tabIndex={-1}>
        {Opening && <Opening page={page} />}
        <PageContext value={{ site: page.site, anchors: listAnchors(blocks), path: page.path ?? null, today }}>
          {blocks.map((block) => (
            <PlacedBlock key={block.key} block={block} locale={page.locale} />
          ))}
        </PageContext>
        {Closing && <Closing page={page} />}
      </main>
      {Footer && <Footer page={page} />}
    </>
  );
}

function PlacedBlock({ block, locale }: { block: TypedBlock; locale: string }) {
  const isBroken = use(BrokenBlocks).has(block.key);
  const Component = findBlock(block.type)?.component;
  if (isBroken) return <BrokenBlock locale={locale} />;
  return (
    Component && (
      <BlockErrorBoundary locale={locale}>
        <Component block={block} locale={locale} />
      </BlockErrorBoundary>
    )
  );
}
