import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImage } from '../../../tests/support/page-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import type { ImageItem, PageContent } from '../content/page-content.ts';
import { toStoreContent } from '../content/store-content.ts';
import { readDraft } from './read-draft.ts';

const image = sampleImage();
/** As Apollo keeps it, and as earlier releases put it into drafts. */
const faulty = {
  ...image,
  __typename: 'ImageItem',
  cropParams: { ...image.cropParams, __typename: 'CropParams' },
} as unknown as ImageItem;

const pageWith = (item: ImageItem): PageContent => ({
  ...sampleContent({
    seoImage: item,
    blocks: [sampleBlock('b1', { type: 'image', props: { caption: '' }, images: [{ name: 'image', items: [item] }] })],
  }),
  pageType: { id: 'default', props: {}, images: [{ name: 'hero', items: [item] }], files: [] },
});

const draftOf = (content: unknown) => ({
  id: 'd1',
  pageID: 1,
  userID: 2,
  tabID: 't',
  changedAt: new Date(0),
  content,
  ground: { versionID: 3, revision: 4, storedBy: null, content, sent: content, open: [] },
});

describe('a draft of a browser', () => {
  it('is read without what Apollo added to a crop, in all that it keeps', () => {
    const read = readDraft(draftOf(pageWith(faulty)));
    expect(read).toEqual(draftOf(pageWith(image)));
    expect(JSON.stringify(read)).not.toContain('__typename');
  });

  it('has its defaults for what an earlier release did not write', () => {
    const { fileID, fileName } = image;
    const read = readDraft(draftOf(pageWith({ fileID, fileName } as ImageItem)));
    expect(read?.content.seoImage).toEqual({
      fileID,
      fileName,
      altText: '',
      decorative: false,
      cropParams: null,
      url: '',
      width: null,
      height: null,
    });
  });

  it('keeps the values of fields as they are, whatever they are called', () => {
    const props = { __typename: 'kept', deep: [{ x: null }] };
    const content = sampleContent({ blocks: [sampleBlock('b1', { props })] });
    expect(readDraft(draftOf(content))?.content.blocks[0]?.props).toEqual(props);
  });

  it('is none where there is no page in it', () => {
    expect(readDraft(undefined)).toBeNull();
    expect(readDraft(draftOf({ blocks: 'none' }))).toBeNull();
  });
});

describe('what a store sends', () => {
  it('has no more than the fields of its input, whatever the content holds', () => {
    expect(toStoreContent(pageWith(faulty))).toEqual(toStoreContent(pageWith(image)));
    expect(JSON.stringify(toStoreContent(pageWith(faulty)))).not.toMatch(/__typename|"url"|"width":800,"height":800/);
  });

  it('is the same with and without what Apollo added', () => {
    expect(isSameContent(pageWith(faulty), pageWith(image))).toBe(true);
  });
});
