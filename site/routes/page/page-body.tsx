import { use } from 'react';
import { findBlock, listAnchors } from '../../blocks/index.ts';
import { findPageType } from '../../page-types/index.ts';
import { PageContext } from '../../shared/page-context.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import { BrokenBlock, BrokenBlocks } from './broken-blocks.tsx';
import type { BlockData } from './load-block-data.ts';
import type { TypedBlock } from './view-page.ts';

type Props = { page: ViewPage; type: string; blocks: TypedBlock[]; data: BlockData; pageTypeData: unknown };

/** Header, content and footer of a page; its type decides what surrounds the blocks. */
export function PageBody({ page, type, blocks, data, pageTypeData }: Props) {
  const { Header, Opening, Closing, Footer } = findPageType(type);
  return (
    <>
      {Header && <Header page={page} />}
      <main id="content" tabIndex={-1}>
        {Opening && <Opening page={page} data={pageTypeData} />}
        <PageContext value={{ site: page.site, anchors: listAnchors(blocks) }}>
          {blocks.map((block) => (
            <PlacedBlock key={block.key} block={block} locale={page.locale} data={data.get(block.key)} />
          ))}
        </PageContext>
        {Closing && <Closing page={page} />}
      </main>
      {Footer && <Footer page={page} />}
    </>
  );
}

function PlacedBlock({ block, locale, data }: { block: TypedBlock; locale: string; data: unknown }) {
  const isBroken = use(BrokenBlocks).has(block.key);
  if (isBroken) return <BrokenBlock locale={locale} />;
  const Component = findBlock(block.type)?.component;
  return Component ? <Component block={block} locale={locale} data={data} /> : null;
}
