import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { newBlock } from '../content/new-block.ts';
import { exampleOf } from './example-block.ts';

const fresh = (type: string) => {
  const definition = blockDefinitions.find(({ id }) => id === type);
  if (!definition) throw new Error(`There is no block ${type}`);
  return newBlock(definition);
};

describe('the example that a new block shows', () => {
  it('is its definition’s in the language of the page, until something of one’s own is in it', () => {
    const block = fresh('heading');
    expect(exampleOf(block, 'en')?.props).toEqual({ text: 'Open doors on Sunday', level: '2' });
    expect(exampleOf(block, 'de-de')?.props).toEqual({ text: 'Offene Türen am Sonntag', level: '2' });
    expect(exampleOf({ ...block, props: { level: '2', text: '' } }, 'en')).not.toBeNull();
    expect(exampleOf({ ...block, props: { text: 'O', level: '2' } }, 'en')).toBeNull();
    expect(exampleOf({ ...block, props: { text: '', level: '3' } }, 'en')).toBeNull();
  });

  it('has a drawn picture in place of each that is needed, so that nothing is fetched', () => {
    for (const [type, field, count] of [
      ['image', 'image', 1],
      ['gallery', 'images', 3],
    ] as const) {
      const pictures = exampleOf(fresh(type), 'en')?.images[field] ?? [];
      expect(pictures.map(({ url }) => url.slice(0, 19))).toEqual(
        Array.from({ length: count }, () => 'data:image/svg+xml,'),
      );
    }
  });

  it('stands for every block that has to be filled in, and for no other', () => {
    const without = blockDefinitions.filter((definition) => exampleOf(newBlock(definition), 'en') === null);
    expect(without.map(({ id }) => id)).toEqual(['spacer', 'anchor-navigation', 'page-list']);
  });
});
