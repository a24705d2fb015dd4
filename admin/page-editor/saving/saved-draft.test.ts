import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import type { ImageItem, PageContent } from '../content/page-content.ts';
import { toContentInput } from '../content/content-input.ts';
import { parseSavedDraft } from './saved-draft.ts';

const image = sampleImageItem();
/** As in Apollo's cache, and as earlier releases wrote it into drafts. */
const imageWithTypename = {
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

describe('a saved draft', () => {
  it('is read without the properties that Apollo added', () => {
    const read = parseSavedDraft(draftOf(pageWith(imageWithTypename)));
    expect(read).toEqual(draftOf(pageWith(image)));
    expect(JSON.stringify(read)).not.toContain('__typename');
  });

  it('gets defaults for properties that an earlier release did not write', () => {
    const { fileID, fileName } = image;
    const read = parseSavedDraft(draftOf(pageWith({ fileID, fileName } as ImageItem)));
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

  it('keeps the values of fields unchanged, also under names that Apollo uses', () => {
    const props = { __typename: 'own', deep: [{ x: null }] };
    const content = sampleContent({ blocks: [sampleBlock('b1', { props })] });
    expect(parseSavedDraft(draftOf(content))?.content.blocks[0]?.props).toEqual(props);
  });

  it('is null without the content of a page', () => {
    expect(parseSavedDraft(undefined)).toBeNull();
    expect(parseSavedDraft(draftOf({ blocks: 'none' }))).toBeNull();
  });
});

describe('the input of a store', () => {
  it('has only the fields of its GraphQL type', () => {
    expect(toContentInput(pageWith(imageWithTypename))).toEqual(toContentInput(pageWith(image)));
    expect(JSON.stringify(toContentInput(pageWith(imageWithTypename)))).not.toMatch(
      /__typename|"url"|"width":800,"height":800/,
    );
  });

  it('is the same with and without the properties that Apollo added', () => {
    expect(isSameContent(pageWith(imageWithTypename), pageWith(image))).toBe(true);
  });
});
