import { findBlock } from '../../blocks/index.ts';
import { findPageType } from '../../page-types/index.ts';
import type { ViewPage } from '../../shared/view-page.ts';
import type { TypedBlock } from './view-page.ts';

type Props = { page: ViewPage; type: string; blocks: TypedBlock[] };

/** Header, content and footer of a page; its type decides what stands around the blocks. */
export function PageBody({ page, type, blocks }: Props) {
  const { Header, Opening, Closing, Footer } = findPageType(type);
  return (
    <>
      {Header && <Header page={page} />}
      <main id="content" tabIndex={-1}>
        {Opening && <Opening page={page} />}
        {blocks.map((block) => (
          <PlacedBlock key={block.key} block={block} locale={page.locale} />
        ))}
        {Closing && <Closing page={page} />}
      </main>
      {Footer && <Footer page={page} />}
    </>
  );
}

function PlacedBlock({ block, locale }: { block: TypedBlock; locale: string }) {
  const Component = findBlock(block.type)?.component;
  return Component ? <Component block={block} locale={locale} /> : null;
}
