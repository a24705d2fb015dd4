import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { inOrder, isOrderOf, keysOf, toPuck } from './puck-content.ts';

describe('what Puck holds of a page', () => {
  it('is the order of its blocks, of unknown types too, and nothing of what they hold', () => {
    const blocks = [sampleBlock('b1'), sampleBlock('b9', { type: 'carousel', props: { slides: ['secret'] } })];
    const data = toPuck(sampleContent({ blocks }));
    expect(keysOf(data)).toEqual(['b1', 'b9']);
    expect(JSON.stringify(data)).not.toContain('secret');
    expect(isOrderOf({ blocks }, keysOf(data))).toBe(true);
    expect(isOrderOf({ blocks }, ['b9', 'b1'])).toBe(false);
    expect(isOrderOf({ blocks }, ['b1'])).toBe(false);
  });

  it('comes back as an order alone: the blocks stay the objects that they were', () => {
    const content = sampleContent();
    const [first, second, third] = content.blocks;
    expect(inOrder(content, ['b3', 'b1', 'b2'])).toEqual({ ...content, blocks: [third, first, second] });
    expect(inOrder(content, ['b3', 'b1', 'b2']).blocks[0]).toBe(third);
  });

  it('leaves out no block that Puck has not heard of yet, and adds none that it has made up', () => {
    expect(inOrder(sampleContent(), ['b2', 'copy', 'b1']).blocks.map(({ key }) => key)).toEqual(['b2', 'b1', 'b3']);
  });
});
