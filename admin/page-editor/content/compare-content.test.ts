import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImage } from '../../../tests/support/page-content.ts';
import { isSameContent } from './compare-content.ts';

const withImage = (image: ReturnType<typeof sampleImage>) =>
  sampleContent({ blocks: [sampleBlock('b1', { images: [{ name: 'image', items: [image] }] })] });

describe('comparing for unsaved changes', () => {
  it('sees a changed word, a moved block, a changed anchor and a changed picture', () => {
    const content = sampleContent();
    const [first, second, third] = content.blocks as [never, never, never];
    expect(isSameContent(content, sampleContent({ title: 'About them' }))).toBe(false);
    expect(isSameContent(content, sampleContent({ blocks: [second, first, third] }))).toBe(false);
    expect(
      isSameContent(
        sampleContent({ blocks: [sampleBlock('b1')] }),
        sampleContent({ blocks: [sampleBlock('b1', { anchorPoint: 'top' })] }),
      ),
    ).toBe(false);
    expect(isSameContent(withImage(sampleImage()), withImage(sampleImage({ altText: 'The tower' })))).toBe(false);
    expect(isSameContent(withImage(sampleImage()), withImage(sampleImage({ cropParams: null })))).toBe(false);
  });

  it('does not see the order of properties', () => {
    const one = sampleBlock('b1', { props: { text: 'Hello', level: '2' } });
    const other = sampleBlock('b1', { props: { level: '2', text: 'Hello' } });
    expect(isSameContent(sampleContent({ blocks: [one] }), sampleContent({ blocks: [other] }))).toBe(true);
  });

  it('does not see empty groups, nor the order of groups', () => {
    const groups = [
      { name: 'left', items: [sampleImage()] },
      { name: 'right', items: [sampleImage({ fileID: 4 })] },
    ];
    const one = sampleBlock('b1', { images: groups });
    const other = sampleBlock('b1', { images: [...groups.toReversed(), { name: 'none', items: [] }] });
    expect(isSameContent(sampleContent({ blocks: [one] }), sampleContent({ blocks: [other] }))).toBe(true);
  });

  it('does not see what is the server’s: addresses and sizes of pictures', () => {
    const fresh = sampleImage({ url: '/api/ximblox/medialib/preview-image?imageID=3', width: null, height: null });
    expect(isSameContent(withImage(sampleImage()), withImage(fresh))).toBe(true);
  });
});
