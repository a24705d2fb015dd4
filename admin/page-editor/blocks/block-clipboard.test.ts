import { describe, expect, it } from 'vitest';
import { parseCopiedBlocks, serialiseBlocks } from './block-clipboard.ts';
import type { Block, ImageItem, PageContent } from '../content/page-content.ts';
import { pasteBlocks, createRichTextBlock } from './paste-blocks.ts';

const imageItem: ImageItem = {
  fileID: 7,
  fileName: 'tower.jpg',
  altText: 'A tower',
  decorative: false,
  cropParams: {
    x: 1,
    y: 2,
    width: 30,
    height: 40,
    rotate: 90,
    scaleX: 1,
    scaleY: -1,
  },
  url: '/api/ximblox/medialib/preview-image?imageID=7',
  width: 60,
  height: 80,
};
const heading: Block = {
  type: 'heading',
  key: 'b1',
  anchorPoint: 'top',
  props: {
    text: 'A',
    level: '3',
  },
  images: [],
  files: [],
};
const image: Block = {
  type: 'image',
  key: 'b2',
  anchorPoint: '',
  props: { caption: 'C' },
  files: [],
  images: [
    {
      name: 'image',
      items: [imageItem],
    },
  ],
};
const pageOf = (...blocks: Block[]) => ({ blocks }) as unknown as PageContent;
const clipboardTextOf = (block: object) => JSON.stringify({ ximblox: 'blocks', blocks: [{ ...heading, ...block }] });
const propsOf = (block: object) => parseCopiedBlocks(clipboardTextOf(block))?.[0]?.props;

describe('copied blocks', () => {
  it('are pasted as they were copied, with new keys', () => {
    const read = parseCopiedBlocks(serialiseBlocks([heading, image])) ?? [];
    expect(read.map(({ key: _, ...rest }) => rest)).toEqual([heading, image].map(({ key: _, ...rest }) => rest));
    expect(new Set(read.map(({ key }) => key)).size).toBe(2);
    expect(read.map(({ key }) => key)).not.toContain('b1');
  });

  it('stay unchanged if their type is unknown to this site', () => {
    expect(propsOf({ type: 'carousel', props: { slides: [{ text: 'x' }] } })).toEqual({ slides: [{ text: 'x' }] });
  });

  it.each([
    ['no JSON', 'Hello'],
    ['JSON of something else', '{"blocks":[]}'],
    ['no blocks', '{"ximblox":"blocks","blocks":[]}'],
    ['a number for a type', clipboardTextOf({ type: 3 })],
    ['props that are a list', clipboardTextOf({ props: [] })],
    ['groups that are no list', clipboardTextOf({ images: {} })],
    [
      'an image without a file',
      clipboardTextOf({ images: [{ name: 'image', items: [{ ...imageItem, fileID: '7' }] }] }),
    ],
    [
      'a crop of words',
      clipboardTextOf({ images: [{ name: 'image', items: [{ ...imageItem, cropParams: { x: 'a' } }] }] }),
    ],
    ['too many blocks', JSON.stringify({ ximblox: 'blocks', blocks: Array(201).fill(heading) })],
    ['more than a page holds', clipboardTextOf({ props: { text: 'x'.repeat(2_000_001) } })],
  ])('are refused: %s', (_, written) => {
    expect(parseCopiedBlocks(written)).toBeNull();
  });

  it('have only the properties of their definition, with values of the same type', () => {
    const props = { text: { toString: 'x' }, level: '3', onclick: 'alert(1)', ['constructor']: 'x' };
    expect(propsOf({ props })).toEqual({ text: '', level: '3' });
    expect(propsOf({ type: 'rich-text', props: { html: ['<p>'] } })).toEqual({ html: '' });
  });

  it('cannot pollute a prototype', () => {
    const written = clipboardTextOf({}).replace('"level"', '"__proto__":{"polluted":1},"level"');
    expect(parseCopiedBlocks(written)?.[0]?.props).toEqual({ text: 'A', level: '3' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('lose values that are nested too deeply', () => {
    const clipboardTextWith = (levels: number) =>
      clipboardTextOf({ type: 'carousel', props: { deep: 0, flat: 1 } }).replace(
        '"deep":0',
        `"deep":${'['.repeat(levels)}${']'.repeat(levels)}`,
      );
    expect(parseCopiedBlocks(clipboardTextWith(50))?.[0]?.props).toEqual({ flat: 1 });
    expect(() => parseCopiedBlocks(clipboardTextWith(500_000))).not.toThrow();
  });

  it.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
  ])('load no image from %s', (url) => {
    const written = clipboardTextOf({ type: 'image', images: [{ name: 'image', items: [{ ...imageItem, url }] }] });
    expect(parseCopiedBlocks(written)?.[0]?.images[0]?.items[0]).toMatchObject({ fileID: 7, url: '' });
  });

  it('lose an invalid anchor', () => {
    expect(parseCopiedBlocks(clipboardTextOf({ anchorPoint: '"><b>' }))?.[0]?.anchorPoint).toBe('');
  });
});

describe('pasting', () => {
  it('inserts the blocks at an index, without anchors that are taken', () => {
    const { blocks } = pasteBlocks(
      [
        { ...heading, key: 'n1' },
        { ...heading, key: 'n2', anchorPoint: 'new' },
      ],
      1,
    )(pageOf(heading, image));
    expect(blocks.map(({ key, anchorPoint }) => [key, anchorPoint])).toEqual([
      ['b1', 'top'],
      ['n1', ''],
      ['n2', 'new'],
      ['b2', ''],
    ]);
  });

  it('converts plain text to rich text and escapes it', () => {
    expect(createRichTextBlock('One <b>\nline\r\n\r\n\r\nTwo & more\n')?.props).toEqual({
      html: '<p>One &lt;b&gt;<br>line</p><p>Two &amp; more</p>',
    });
    expect(createRichTextBlock(' \n ')).toBeNull();
  });
});
