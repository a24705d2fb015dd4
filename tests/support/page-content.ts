import { emptyMetadata } from '../../admin/page-editor/content/content-schema.ts';
import type { Block, ImageItem, PageContent } from '../../admin/page-editor/content/page-content.ts';

/** Sample content for tests; each call creates a new one, with the given fields replaced. */
export function sampleContent(given: Partial<PageContent> = {}): PageContent {
  return {
    ...emptyMetadata,
    title: 'About us',
    seoDescription: 'Who we are',
    seoKeywords: ['church'],
    blocks: [sampleBlock('b1'), sampleBlock('b2'), sampleBlock('b3')],
    pageType: { id: 'default', props: { intro: 'Welcome' }, images: [], files: [] },
    ...given,
  };
}

export function sampleBlock(key: string, given: Partial<Block> = {}): Block {
  return { type: 'heading', key, anchorPoint: '', props: { text: key, level: '2' }, images: [], files: [], ...given };
}

export function sampleImageItem(given: Partial<ImageItem> = {}): ImageItem {
  return {
    fileID: 3,
    fileName: 'church.jpg',
    altText: 'The church',
    decorative: false,
    cropParams: { x: 0, y: 10, width: 800, height: 600, rotate: 0, scaleX: 1, scaleY: 1 },
    url: '/api/ximblox/medialib/get-page-file/1/block_images_b1/51aa/church.jpg',
    width: 800,
    height: 600,
    ...given,
  };
}
