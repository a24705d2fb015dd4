import { describe, expect, it } from 'vitest';
import { sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import { findBlockByKey, setAnchor, setMetadata, setImages, setProp } from './change-content.ts';

describe('changing content', () => {
  it('changes one block and shares the others', () => {
    const content = sampleContent();
    const changed = setProp({ kind: 'block', key: 'b2' }, 'text', 'Changed')(content);
    expect(findBlockByKey(changed, 'b2')?.props).toEqual({ text: 'Changed', level: '2' });
    expect(changed.blocks[0]).toBe(content.blocks[0]);
    expect(findBlockByKey(setAnchor('b2', 'here')(content), 'b2')?.anchorPoint).toBe('here');
  });

  it('fills and empties an image field', () => {
    const filled = setImages({ kind: 'block', key: 'b1' }, 'image', [sampleImageItem()])(sampleContent());
    expect(findBlockByKey(filled, 'b1')?.images).toEqual([{ name: 'image', items: [sampleImageItem()] }]);
    expect(findBlockByKey(setImages({ kind: 'block', key: 'b1' }, 'image', [])(filled), 'b1')?.images).toEqual([]);
  });

  it('changes the page type’s fields and the metadata', () => {
    expect(setProp({ kind: 'page-type' }, 'intro', 'Hi')(sampleContent()).pageType.props).toEqual({ intro: 'Hi' });
    expect(setMetadata({ seoTitle: 'Us' })(sampleContent())).toMatchObject({ seoTitle: 'Us', title: 'About us' });
  });
});
