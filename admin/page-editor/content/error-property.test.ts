import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import { toCheckProperty, parseVariablePath } from './error-property.ts';

const one = { name: 'image', items: [sampleImageItem()] };
const two = { name: 'images', items: [sampleImageItem(), sampleImageItem()] };
const row = { name: 'cards.r1.image', items: [sampleImageItem()] };
const content = sampleContent({
  blocks: [
    sampleBlock('b1'),
    sampleBlock('b2', { images: [one, two] }),
    sampleBlock('b3', { images: [row], props: { text: 'fine', caption: 'a\0b' } }),
  ],
  pageType: { id: 'home', props: {}, images: [one], files: [] },
});

describe('the property of a store error', () => {
  it.each([
    ['block.b1.text', 'block.b1.text'],
    ['version.title', 'version.title'],
    ['version.blocks', 'version.blocks'],
    ['version.blocks.7.key', 'version.blocks.7.key'],
    ['version.blocks.0.anchorPoint', 'block.b1.anchorPoint'],
    ['version.blocks.0.type', 'block.b1'],
    ['version.blocks.0.props', 'block.b1'],
    ['version.blocks.2.props', 'block.b3.caption'],
    ['version.blocks.1.__images.image.0.altText', 'block.b2.image.altText'],
    ['version.blocks.1.__images.images.1.altText', 'block.b2.images.1.altText'],
    ['version.blocks.1.images.0.items.0.cropParams.x', 'block.b2.image.cropParams.x'],
    ['version.blocks.2.images.0.items.0.altText', 'block.b3.cards.r1.image.altText'],
    ['version.pageType.images.image.0.altText', 'pageType.image.altText'],
    ['version.seoImage.0.altText', 'version.seoImage.altText'],
  ])('%s becomes %s', (property, named) => {
    expect(toCheckProperty(property, content)).toBe(named);
  });

  it('is parsed from GraphQL’s message about a variable', () => {
    const message =
      'Variable "$input" got invalid value { x: "a" } at "input.blocks[1].images[0].items[0].cropParams"; Field "y" of required type "Float!" was not provided.';
    expect(parseVariablePath(message)).toBe('version.blocks.1.images.0.items.0.cropParams');
    expect(parseVariablePath('Something else.')).toBe('');
  });
});
