import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { newBlock } from '../blocks/new-block.ts';
import { findBlockExample } from './block-example.ts';

const fresh = (type: string) => {
  const definition = blockDefinitions.find(({ id }) => id === type);
  if (!definition) throw new Error(`There is no block type ${type}`);
  return newBlock(definition);
};

describe('the example content of a new block', () => {
  it('comes from its definition, in the page’s language, until the block has content', () => {
    const block = fresh('heading');
    expect(findBlockExample(block, 'en')?.props).toEqual({ text: 'Open doors on Sunday', level: '2' });
    expect(findBlockExample(block, 'de-de')?.props).toEqual({ text: 'Offene Türen am Sonntag', level: '2' });
    expect(findBlockExample({ ...block, props: { level: '2', text: '' } }, 'en')).not.toBeNull();
    expect(findBlockExample({ ...block, props: { text: 'O', level: '2' } }, 'en')).toBeNull();
    expect(findBlockExample({ ...block, props: { text: '', level: '3' } }, 'en')).toBeNull();
  });

  it('has a placeholder SVG for each required image, so that nothing is fetched', () => {
    for (const [type, field, count] of [
      ['image', 'image', 1],
      ['gallery', 'images', 3],
    ] as const) {
      const images = findBlockExample(fresh(type), 'en')?.images[field] ?? [];
      expect(images.map(({ url }) => url.slice(0, 19))).toEqual(
        Array.from({ length: count }, () => 'data:image/svg+xml,'),
      );
    }
  });

  it('exists for exactly the blocks that require content', () => {
    const without = blockDefinitions.filter((definition) => findBlockExample(newBlock(definition), 'en') === null);
    expect(without.map(({ id }) => id)).toEqual(['spacer', 'anchor-navigation', 'page-list']);
  });
});
