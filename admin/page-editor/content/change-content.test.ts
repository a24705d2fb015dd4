import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImage } from '../../../tests/support/page-content.ts';
import {
  duplicateBlock,
  findBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  setAnchor,
  setHead,
  setImages,
  setProp,
} from './change-content.ts';

const keys = (content: ReturnType<typeof sampleContent>) => content.blocks.map(({ key }) => key);

describe('changing content', () => {
  it('inserts a block at its place', () => {
    expect(keys(insertBlock(sampleBlock('new'), 1)(sampleContent()))).toEqual(['b1', 'new', 'b2', 'b3']);
  });

  it('moves a block to where it shall stand, and no further than the ends', () => {
    expect(keys(moveBlock('b1', 2)(sampleContent()))).toEqual(['b2', 'b3', 'b1']);
    expect(keys(moveBlock('b3', 0)(sampleContent()))).toEqual(['b3', 'b1', 'b2']);
    expect(keys(moveBlock('b2', 9)(sampleContent()))).toEqual(['b1', 'b3', 'b2']);
  });

  it('leaves the content as it is where there is nothing to move', () => {
    const content = sampleContent();
    expect(moveBlock('b1', 0)(content)).toBe(content);
    expect(moveBlock('gone', 1)(content)).toBe(content);
  });

  it('duplicates below the block, without its anchor', () => {
    const content = sampleContent({ blocks: [sampleBlock('b1', { anchorPoint: 'top' }), sampleBlock('b2')] });
    const copied = duplicateBlock('b1', 'copy')(content);
    expect(keys(copied)).toEqual(['b1', 'copy', 'b2']);
    expect(findBlock(copied, 'copy')).toMatchObject({ anchorPoint: '', props: { text: 'b1' } });
    expect(findBlock(copied, 'b1')?.anchorPoint).toBe('top');
  });

  it('removes a block', () => {
    expect(keys(removeBlock('b2')(sampleContent()))).toEqual(['b1', 'b3']);
  });

  it('changes one block and shares the others', () => {
    const content = sampleContent();
    const changed = setProp({ kind: 'block', key: 'b2' }, 'text', 'Changed')(content);
    expect(findBlock(changed, 'b2')?.props).toEqual({ text: 'Changed', level: '2' });
    expect(changed.blocks[0]).toBe(content.blocks[0]);
    expect(findBlock(setAnchor('b2', 'here')(content), 'b2')?.anchorPoint).toBe('here');
  });

  it('fills and empties a picture field', () => {
    const filled = setImages({ kind: 'block', key: 'b1' }, 'image', [sampleImage()])(sampleContent());
    expect(findBlock(filled, 'b1')?.images).toEqual([{ name: 'image', items: [sampleImage()] }]);
    expect(findBlock(setImages({ kind: 'block', key: 'b1' }, 'image', [])(filled), 'b1')?.images).toEqual([]);
  });

  it('changes the page type’s fields and the head', () => {
    expect(setProp({ kind: 'page-type' }, 'intro', 'Hi')(sampleContent()).pageType.props).toEqual({ intro: 'Hi' });
    expect(setHead({ seoTitle: 'Us' })(sampleContent())).toMatchObject({ seoTitle: 'Us', title: 'About us' });
  });
});
