import '../shared/all-texts.ts';
import '../shared/html/server-html-reader.ts';
import type { ComponentType } from 'react';
import type { PreloadBlock } from '../shared/blocks/preload-block.ts';
import type { BlockProps } from '../shared/view-block.ts';
import { registerBlock } from '../shared/blocks/block-registry.ts';
import { type BlockID, blockDefinitions } from './definitions.ts';
export { findBlock } from '../shared/blocks/block-registry.ts';
export { listAnchors } from '../shared/blocks/list-anchors.ts';
import { AccordionBlock } from './accordion/component.tsx';
import { AgendaBlock } from './agenda/component.tsx';
import { AnchorNavigationBlock } from './anchor-navigation/component.tsx';
import { CallToActionBlock } from './call-to-action/component.tsx';
import { CardsBlock } from './cards/component.tsx';
import { ColumnsBlock } from './columns/component.tsx';
import { ContactBlock } from './contact/component.tsx';
import { FilesBlock } from './files/component.tsx';
import { GalleryBlock } from './gallery/component.tsx';
import { HeadingBlock } from './heading/component.tsx';
import { ImageBlock } from './image/component.tsx';
import { PageListBlock } from './page-list/component.tsx';
import { QuoteBlock } from './quote/component.tsx';
import { RichTextBlock } from './rich-text/component.tsx';
import { SpacerBlock } from './spacer/component.tsx';
import { StartCheckBlock } from './start-check/component.tsx';
import { StepsBlock } from './steps/component.tsx';
import { TableBlock } from './table/component.tsx';
import { TextImageBlock } from './text-image/component.tsx';
import { VideoBlock } from './video/component.tsx';
import { WindowsBlock } from './windows/component.tsx';
import { preloadPageList } from './page-list/preload.ts';

type Definition = (typeof blockDefinitions)[number];
type LoadingID = Extract<Definition, { loadsData: true }>['id'];

export type BlockMapEntry<ID extends string = string> = {
  id: ID;
  component: ComponentType<BlockProps>;
  preload?: PreloadBlock;
};

/** Exactly one entry for every definition, with a preload exactly where the definition requires it. */
export type BlockMap = {
  readonly [ID in BlockID]: BlockMapEntry<ID> &
    (ID extends LoadingID ? { preload: PreloadBlock } : { preload?: never });
};

/** The block map. A definition without an entry, or an entry without a definition, fails the type check. */
export const blockMap = {
  heading: { id: 'heading', component: HeadingBlock },
  'rich-text': { id: 'rich-text', component: RichTextBlock },
  quote: { id: 'quote', component: QuoteBlock },
  table: { id: 'table', component: TableBlock },
  image: { id: 'image', component: ImageBlock },
  gallery: { id: 'gallery', component: GalleryBlock },
  'text-image': { id: 'text-image', component: TextImageBlock },
  video: { id: 'video', component: VideoBlock },
  columns: { id: 'columns', component: ColumnsBlock },
  spacer: { id: 'spacer', component: SpacerBlock },
  'anchor-navigation': { id: 'anchor-navigation', component: AnchorNavigationBlock },
  'call-to-action': { id: 'call-to-action', component: CallToActionBlock },
  'start-check': { id: 'start-check', component: StartCheckBlock },
  contact: { id: 'contact', component: ContactBlock },
  cards: { id: 'cards', component: CardsBlock },
  accordion: { id: 'accordion', component: AccordionBlock },
  steps: { id: 'steps', component: StepsBlock },
  windows: { id: 'windows', component: WindowsBlock },
  agenda: { id: 'agenda', component: AgendaBlock },
  files: { id: 'files', component: FilesBlock },
  'page-list': { id: 'page-list', component: PageListBlock, preload: preloadPageList },
} as const satisfies BlockMap;

const entries: Readonly<Record<BlockID, BlockMapEntry>> = blockMap;

for (const { id, fields } of blockDefinitions) registerBlock({ ...entries[id], fields });
