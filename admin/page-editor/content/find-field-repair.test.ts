import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import type { Block, PageContent } from './page-content.ts';
import { findFieldRepair } from './find-field-repair.ts';

const cards = (title: string) => ({ title: '', cards: [{ key: 'r1', title, text: '', link: null, icon: 'none' }] });
const pageOf = (...blocks: Block[]): PageContent => sampleContent({ blocks });
const cardsOf = (title: string) => pageOf(sampleBlock('b1', { type: 'cards', props: cards(title) }));

function restored(property: string, content: PageContent, stored: PageContent) {
  const repair = findFieldRepair(property, content, stored);
  return { kind: repair?.kind, content: repair?.change(content) };
}

describe('the repair of a refused field', () => {
  it('restores the stored value and changes nothing else', () => {
    const content = { ...cardsOf('Too long'), title: 'New' };
    expect(restored('block.b1.cards.r1.title', content, cardsOf('Stored'))).toEqual({
      kind: 'restore',
      content: { ...cardsOf('Stored'), title: 'New' },
    });
  });

  it('resets to the default if the stored value is refused too, or nothing was stored', () => {
    expect(restored('block.b1.cards.r1.title', cardsOf('Bad'), cardsOf('Bad'))).toEqual({
      kind: 'reset',
      content: cardsOf(''),
    });
    expect(restored('block.b1.cards.r1.title', cardsOf('Bad'), pageOf())).toEqual({
      kind: 'reset',
      content: cardsOf(''),
    });
    const heading = (level: string) => pageOf(sampleBlock('b1', { props: { text: 'A', level } }));
    expect(restored('block.b1.level', heading('9'), heading('9')).content).toEqual(heading('2'));
  });

  it('restores the whole field if a part of it is refused', () => {
    const video = (url: string) => pageOf(sampleBlock('b1', { type: 'video', props: { video: { url } } }));
    expect(restored('block.b1.video.url', video('long'), video('short')).content).toEqual(video('short'));
  });

  it('restores an image of a block, a row, the page type or the SEO settings', () => {
    const item = sampleImageItem();
    const withImage = (name: string, altText: string) =>
      pageOf(sampleBlock('b1', { images: [{ name, items: [{ ...item, altText }] }] }));
    const name = 'cards.r1.image';
    expect(restored(`block.b1.${name}.altText`, withImage(name, 'long'), withImage(name, 'short'))).toEqual({
      kind: 'restore',
      content: withImage(name, 'short'),
    });
    expect(restored('block.b1.image', withImage('image', 'a'), withImage('image', 'a'))).toEqual({
      kind: 'reset',
      content: pageOf(sampleBlock('b1')),
    });
    const shared = sampleContent({ seoImage: item });
    expect(restored('version.seoImage.altText', shared, shared)).toEqual({
      kind: 'reset',
      content: sampleContent(),
    });
  });

  it('restores or removes a whole block', () => {
    const [mine, theirs] = [sampleBlock('b1', { props: { x: 'new' } }), sampleBlock('b1')];
    expect(restored('block.b1', pageOf(mine), pageOf(theirs))).toEqual({ kind: 'restore', content: pageOf(theirs) });
    expect(restored('block.b1', pageOf(mine), pageOf(mine))).toEqual({ kind: 'remove', content: pageOf() });
    expect(restored('block.b1', pageOf(mine), pageOf())).toEqual({ kind: 'remove', content: pageOf() });
  });

  it('restores an anchor, a field of the page type and the title', () => {
    const anchored = (anchorPoint: string) => pageOf(sampleBlock('b1', { anchorPoint }));
    expect(restored('block.b1.anchorPoint', anchored('a b'), anchored('a')).content).toEqual(anchored('a'));
    const intro = (text: string) =>
      sampleContent({ pageType: { id: 'default', props: { intro: text }, images: [], files: [] } });
    expect(restored('pageType.intro', intro('long'), intro('short')).content).toEqual(intro('short'));
    const titled = sampleContent({ title: 'Long' });
    expect(restored('version.title', titled, sampleContent()).content).toEqual(sampleContent());
  });

  it('is null for a property outside the content', () => {
    expect(findFieldRepair('', pageOf(), pageOf())).toBeNull();
    expect(findFieldRepair('version.blocks', pageOf(), pageOf())).toBeNull();
    expect(findFieldRepair('block.gone.text', pageOf(), pageOf())).toBeNull();
  });
});
