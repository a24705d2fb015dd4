import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImage } from '../../../tests/support/page-content.ts';
import { setAnchor } from './change-content.ts';
import { createContentReader, fromPuck, keysOf, toPuck, UNKNOWN_BLOCK } from './puck-content.ts';

const isKnown = (type: string) => type !== 'carousel';
const roundTrip = (content: ReturnType<typeof sampleContent>) => fromPuck(toPuck(content, isKnown));

describe('content on its way through Puck', () => {
  it('comes back as it went in, with texts, keywords and page type', () => {
    const content = sampleContent({ seoImage: sampleImage(), seoKeywords: ['a', 'b'] });
    expect(roundTrip(content)).toEqual(content);
  });

  it('keeps pictures with their crop, files and anchors', () => {
    const block = sampleBlock('b1', {
      type: 'image',
      anchorPoint: 'opening-hours',
      images: [{ name: 'image', items: [sampleImage(), sampleImage({ cropParams: null, decorative: true })] }],
      files: [{ name: 'download', items: [{ fileID: 9, fileName: 'plan.pdf', url: '/plan.pdf', fileSize: 12 }] }],
    });
    expect(roundTrip(sampleContent({ blocks: [block] })).blocks).toEqual([block]);
  });

  it('keeps a block of an unknown type untouched, and shows it to Puck as one', () => {
    const block = sampleBlock('b9', { type: 'carousel', props: { slides: [{ 'a.b': 1 }, {}, []], empty: null } });
    const content = sampleContent({ blocks: [block] });
    expect(toPuck(content, isKnown).content[0]?.type).toBe(UNKNOWN_BLOCK);
    expect(roundTrip(content).blocks).toEqual([block]);
  });

  it('takes order and keys from Puck, which moves and copies blocks itself', () => {
    const data = toPuck(sampleContent(), isKnown);
    const [first, second, third] = data.content;
    if (!first || !second || !third) throw new Error('The sample has three blocks');
    const copy = { ...first, props: { ...first.props, id: 'heading-copy' } };
    const moved = { ...data, content: [third, copy, first, second] };
    expect(fromPuck(moved).blocks.map(({ key, props }) => [key, props.text])).toEqual([
      ['b3', 'b3'],
      ['heading-copy', 'b1'],
      ['b1', 'b1'],
      ['b2', 'b2'],
    ]);
    expect(keysOf(moved)).toEqual(['b3', 'heading-copy', 'b1', 'b2']);
  });

  it('keeps a block the same object while it does not change', () => {
    const read = createContentReader();
    const content = read(toPuck(sampleContent(), isKnown));
    const changed = read(toPuck(setAnchor('b2', 'here')(content), isKnown));
    expect(changed.blocks[0]).toBe(content.blocks[0]);
    expect(changed.blocks[1]).toMatchObject({ key: 'b2', anchorPoint: 'here' });
  });

  it('shares nothing with what it was made from', () => {
    const content = sampleContent();
    const back = roundTrip(content);
    expect(back.blocks[0]?.props).not.toBe(content.blocks[0]?.props);
  });
});
