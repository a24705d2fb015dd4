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

describe('the name of a place', () => {
  it('counts the blocks of one type, where there are several', () => {
    expect(at('b2', 'text')).toEqual({ type: 'heading', nth: 2, fields: [{ name: 'text', texts: 'text', nth: null }] });
    expect(at('b4', 'cards')).toMatchObject({ type: 'cards', nth: null });
  });

  it('names the row that a field stands in', () => {
    expect(at('b4', 'cards.r2.title')?.fields).toEqual([
      { name: 'cards', texts: 'cards', nth: 2 },
      { name: 'title', texts: 'cards_title', nth: null },
    ]);
  });

  it('names the picture that an alternative text belongs to', () => {
    expect(at('b1', 'pictures.0.altText')?.fields).toEqual([
      { name: 'pictures', texts: 'pictures', nth: 1 },
      { name: 'altText', texts: 'pictures_altText', nth: null },
    ]);
    expect(at('b1', 'image.altText')?.fields.map(({ name }) => name)).toEqual(['image', 'altText']);
  });

  it('is none for a block that is gone, and for what is about no place', () => {
    expect(at('b9', 'text')).toBeNull();
    expect(describePlace({ kind: 'general' }, content)).toBeNull();
  });

  it('has no fields where a check is about the block itself', () => {
    expect(at('b1', '')?.fields).toEqual([]);
  });
});
