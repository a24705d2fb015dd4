import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { duplicateBlocks, insertBlock, moveBlocks, removeBlocks } from './change-blocks.ts';

const page = (...keys: string[]) => sampleContent({ blocks: keys.map((key) => sampleBlock(key)) });
const keysOf = (content: ReturnType<typeof sampleContent>) => content.blocks.map(({ key }) => key).join(' ');
const moved = (keys: string[], by: number) => keysOf(moveBlocks(keys, by)(page('a', 'b', 'c', 'd', 'e')));

describe('changing the order of blocks', () => {
  it('inserts a block at an index', () => {
    expect(keysOf(insertBlock(sampleBlock('new'), 1)(page('a', 'b')))).toBe('a new b');
  });

  it('moves a block by a number of positions, at most to the ends', () => {
    expect(moved(['a'], 2)).toBe('b c a d e');
    expect(moved(['c'], -1)).toBe('a c b d e');
    expect(moved(['d'], 9)).toBe('a b c e d');
    expect(moved(['d'], -9)).toBe('d a b c e');
  });

  it('moves several blocks by the same distance, until the first or the last is at the end', () => {
    expect(moved(['b', 'c'], 1)).toBe('a d b c e');
    expect(moved(['b', 'd'], 1)).toBe('a c b e d');
    expect(moved(['d', 'b'], -9)).toBe('b a d c e');
    expect(moved(['a', 'c'], 9)).toBe('b d a e c');
  });

  it('returns the same content if there is nothing to move', () => {
    const content = page('a', 'b', 'c');
    expect(moveBlocks(['a', 'c'], -1)(content)).toBe(content);
    expect(moveBlocks(['a', 'c'], 1)(content)).toBe(content);
    expect(moveBlocks(['gone'], 1)(content)).toBe(content);
  });

  it('inserts duplicates below the last original, in order, without anchors', () => {
    const content = sampleContent({
      blocks: [sampleBlock('a', { anchorPoint: 'top' }), ...page('b', 'c', 'd').blocks],
    });
    const copies = new Map([
      ['c', 'c2'],
      ['a', 'a2'],
    ]);
    const copied = duplicateBlocks(copies)(content);
    expect(keysOf(copied)).toBe('a b c a2 c2 d');
    expect(copied.blocks.map(({ anchorPoint }) => anchorPoint)).toEqual(['top', '', '', '', '', '']);
    expect(copied.blocks[3]?.props).toEqual({ text: 'a', level: '2' });
  });

  it('removes one or several blocks', () => {
    expect(keysOf(removeBlocks(['b'])(page('a', 'b', 'c')))).toBe('a c');
    expect(keysOf(removeBlocks(['c', 'a'])(page('a', 'b', 'c')))).toBe('b');
  });
});
