import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { describePlace } from './describe-place.ts';

const cards = sampleBlock('b4', {
  type: 'cards',
  props: {
    cards: [
      { key: 'r1', title: 'One' },
      { key: 'r2', title: '' },
    ],
  },
});
const content = sampleContent({ blocks: [...sampleContent().blocks, cards] });
const at = (key: string, field: string) => describePlace({ kind: 'block', key, field }, content);

describe('the description of a place', () => {
  it('numbers the blocks of a type if there are several', () => {
    expect(at('b2', 'text')).toEqual({
      type: 'heading',
      ordinal: 2,
      fields: [{ name: 'text', textKey: 'text', ordinal: null }],
    });
    expect(at('b4', 'cards')).toMatchObject({ type: 'cards', ordinal: null });
  });

  it('names the row that contains a field', () => {
    expect(at('b4', 'cards.r2.title')?.fields).toEqual([
      { name: 'cards', textKey: 'cards', ordinal: 2 },
      { name: 'title', textKey: 'cards_title', ordinal: null },
    ]);
  });

  it('names the image that an alternative text belongs to', () => {
    expect(at('b1', 'photos.0.altText')?.fields).toEqual([
      { name: 'photos', textKey: 'photos', ordinal: 1 },
      { name: 'altText', textKey: 'photos_altText', ordinal: null },
    ]);
    expect(at('b1', 'image.altText')?.fields.map(({ name }) => name)).toEqual(['image', 'altText']);
  });

  it('is null for a removed block and for a general check', () => {
    expect(at('b9', 'text')).toBeNull();
    expect(describePlace({ kind: 'general' }, content)).toBeNull();
  });

  it('has no fields if a check is about the block itself', () => {
    expect(at('b1', '')?.fields).toEqual([]);
  });
});
