import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { withBlockOrder, hasBlockOrder, readBlockKeys, toPuckData } from './puck-content.ts';

describe('Puck’s data of a page', () => {
  it('has the order of the blocks, also of unknown types, and none of their content', () => {
    const blocks = [sampleBlock('b1'), sampleBlock('b9', { type: 'carousel', props: { slides: ['secret'] } })];
    const data = toPuckData(sampleContent({ blocks }));
    expect(readBlockKeys(data)).toEqual(['b1', 'b9']);
    expect(JSON.stringify(data)).not.toContain('secret');
    expect(hasBlockOrder({ blocks }, readBlockKeys(data))).toBe(true);
    expect(hasBlockOrder({ blocks }, ['b9', 'b1'])).toBe(false);
    expect(hasBlockOrder({ blocks }, ['b1'])).toBe(false);
  });

  it('changes only the order: the blocks stay the same objects', () => {
    const content = sampleContent();
    const [first, second, third] = content.blocks;
    expect(withBlockOrder(content, ['b3', 'b1', 'b2'])).toEqual({ ...content, blocks: [third, first, second] });
    expect(withBlockOrder(content, ['b3', 'b1', 'b2']).blocks[0]).toBe(third);
  });

  it('neither removes a block that Puck does not know yet nor adds one of Puck’s own', () => {
    expect(withBlockOrder(sampleContent(), ['b2', 'copy', 'b1']).blocks.map(({ key }) => key)).toEqual([
      'b2',
      'b1',
      'b3',
    ]);
  });
});
