import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import { isSameContent } from './compare-content.ts';

const withImage = (image: ReturnType<typeof sampleImageItem>) =>
  sampleContent({ blocks: [sampleBlock('b1', { images: [{ name: 'image', items: [image] }] })] });

describe('the comparison for unsaved changes', () => {
  it('detects a changed text, a moved block, a changed anchor and a changed image', () => {
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
    expect(isSameContent(withImage(sampleImageItem()), withImage(sampleImageItem({ altText: 'The tower' })))).toBe(
      false,
    );
    expect(isSameContent(withImage(sampleImageItem()), withImage(sampleImageItem({ cropParams: null })))).toBe(false);
  });

  it('ignores the order of properties', () => {
    const one = sampleBlock('b1', { props: { text: 'Hello', level: '2' } });
    const other = sampleBlock('b1', { props: { level: '2', text: 'Hello' } });
    expect(isSameContent(sampleContent({ blocks: [one] }), sampleContent({ blocks: [other] }))).toBe(true);
  });

  it('ignores empty image fields and the order of fields', () => {
    const groups = [
      { name: 'left', items: [sampleImageItem()] },
      { name: 'right', items: [sampleImageItem({ fileID: 4 })] },
    ];
    const one = sampleBlock('b1', { images: groups });
    const other = sampleBlock('b1', { images: [...groups.toReversed(), { name: 'none', items: [] }] });
    expect(isSameContent(sampleContent({ blocks: [one] }), sampleContent({ blocks: [other] }))).toBe(true);
  });

  it('ignores what the server adds: URLs and sizes of images', () => {
    const fresh = sampleImageItem({ url: '/api/ximblox/medialib/preview-image?imageID=3', width: null, height: null });
    expect(isSameContent(withImage(sampleImageItem()), withImage(fresh))).toBe(true);
  });
});
