import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ViewBlock, ViewImage } from '../shared/view-block.ts';
import { isProp } from '../shared/content-definition.ts';
import { blockDefinitions } from './definitions.ts';
import { type BlockMap, blockMap, findBlock } from './index.ts';

const image: ViewImage = { url: '/x.png', altText: 'Een kerk', decorative: false, width: 100, height: 50 };

function show(type: string, block: Partial<ViewBlock>): string {
  const Block = findBlock(type)?.component;
  if (!Block) throw new Error(`No block ${type}`);
  const empty = { key: 'b1', anchorPoint: '', props: {}, images: {}, files: {} };
  return renderToStaticMarkup(<Block block={{ ...empty, ...block }} locale="nl-nl" />);
}

describe('the block map', () => {
  it('has an entry with id and component for every definition, and no other', () => {
    expect(Object.keys(blockMap).sort()).toEqual(blockDefinitions.map(({ id }) => id).sort());
    for (const { id } of blockDefinitions) {
      expect(findBlock(id)?.id).toBe(id);
      expect(findBlock(id)?.component).toBeTypeOf('function');
    }
  });

  it('fails the type check where a block is forgotten or too many', () => {
    const { quote, ...withoutQuote } = blockMap;
    // @ts-expect-error a definition without an entry
    const forgotten: BlockMap = withoutQuote;
    // @ts-expect-error an entry without a definition
    const extra: BlockMap = { ...withoutQuote, quote, carousel: { id: 'carousel', component: quote.component } };
    // @ts-expect-error an entry under another block's id
    const swapped: BlockMap = { ...withoutQuote, quote: blockMap.image };
    expect([forgotten, extra, swapped]).toHaveLength(3);
  });

  it('knows no other type, nor what every object has', () => {
    expect(findBlock('carousel')).toBeUndefined();
    expect(findBlock('toString')).toBeUndefined();
    expect(findBlock('__proto__')).toBeUndefined();
  });

  it('has a default for every property of a definition that is no picture or file', () => {
    for (const { id, fields, defaults } of blockDefinitions) {
      const names = fields.filter(isProp).map(({ name }) => name);
      expect({ id, names: Object.keys(defaults).sort() }).toEqual({ id, names: [...names].sort() });
    }
  });
});

describe('every block', () => {
  it.each(blockDefinitions.map(({ id }) => id))('%s shows itself with nothing filled in', (id) => {
    expect(() => show(id, {})).not.toThrow();
  });

  it.each([
    ['heading', { props: { text: 'Kop' } }],
    ['rich-text', { props: { html: '<p>Tekst</p>' } }],
    ['image', { images: { image: [image] } }],
    ['quote', { props: { text: 'Woorden' } }],
  ])('%s has its anchor as id, and none without', (type, block) => {
    expect(show(type, { ...block, anchorPoint: 'hier' })).toMatch(/^<\w+ id="hier"/);
    expect(show(type, block)).not.toContain(' id=');
  });

  it.each([
    ['heading', { text: '<script>alert(1)</script>' }],
    ['quote', { text: '<script>alert(1)</script>', source: '<script>alert(1)</script>' }],
    ['image', { caption: '<script>alert(1)</script>' }],
    ['rich-text', { html: '<script>alert(1)</script>' }],
  ])('%s escapes hostile words', (type, props) => {
    expect(show(type, { props, images: { image: [image] } })).not.toContain('<script');
  });
});

describe('the heading', () => {
  it.each(['2', '3', '4'])('stands at level %s when that is chosen', (level) => {
    expect(show('heading', { props: { text: 'Kop', level } })).toMatch(new RegExp(`^<h${level} .*>Kop</h${level}>$`));
  });
});

describe('the image', () => {
  it('stands above its caption', () => {
    expect(show('image', { images: { image: [image] }, props: { caption: 'Onze kerk' } })).toMatch(
      /^<figure.*<img.*alt="Een kerk".*<figcaption.*Onze kerk<\/figcaption><\/figure>$/,
    );
  });

  it('shows nothing at all while it is empty', () => {
    expect(show('image', {})).toBe('');
  });
});

describe('the quote', () => {
  it('names its source, where there is one', () => {
    expect(show('quote', { props: { text: 'Woorden', source: 'Koster' } })).toContain('Koster</figcaption>');
    expect(show('quote', { props: { text: 'Woorden' } })).not.toContain('figcaption');
  });
});
