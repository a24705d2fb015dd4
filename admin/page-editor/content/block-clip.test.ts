import { describe, expect, it } from 'vitest';
import { readClip, writeClip } from './block-clip.ts';
import type { Block, ImageItem, PageContent } from './page-content.ts';
import { pasteBlocks, textBlock } from './paste-blocks.ts';

const picture: ImageItem = {
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
      items: [picture],
    },
  ],
};
const pageOf = (...blocks: Block[]) => ({ blocks }) as unknown as PageContent;
const clipOf = (block: object) => JSON.stringify({ ximblox: 'blocks', blocks: [{ ...heading, ...block }] });
const propsOf = (block: object) => readClip(clipOf(block))?.[0]?.props;

describe('a clip of blocks', () => {
  it('brings back what was copied, with keys of its own', () => {
    const read = readClip(writeClip([heading, image])) ?? [];
    expect(read.map(({ key: _, ...rest }) => rest)).toEqual([heading, image].map(({ key: _, ...rest }) => rest));
    expect(new Set(read.map(({ key }) => key)).size).toBe(2);
    expect(read.map(({ key }) => key)).not.toContain('b1');
  });

  it('keeps a block of a type that this site does not know as it is', () => {
    expect(propsOf({ type: 'carousel', props: { slides: [{ text: 'x' }] } })).toEqual({ slides: [{ text: 'x' }] });
  });

  it.each([
    ['no JSON', 'Hello'],
    ['JSON of something else', '{"blocks":[]}'],
    ['no blocks', '{"ximblox":"blocks","blocks":[]}'],
    ['a number for a type', clipOf({ type: 3 })],
    ['props that are a list', clipOf({ props: [] })],
    ['groups that are no list', clipOf({ images: {} })],
    ['a picture without a file', clipOf({ images: [{ name: 'image', items: [{ ...picture, fileID: '7' }] }] })],
    ['a crop of words', clipOf({ images: [{ name: 'image', items: [{ ...picture, cropParams: { x: 'a' } }] }] })],
    ['too many blocks', JSON.stringify({ ximblox: 'blocks', blocks: Array(201).fill(heading) })],
    ['more than a page holds', clipOf({ props: { text: 'x'.repeat(2_000_001) } })],
  ])('is refused where it is %s', (_, written) => {
    expect(readClip(written)).toBeNull();
  });

  it('takes only what the definition names, in the form that it has there', () => {
    const props = { text: { toString: 'x' }, level: '3', onclick: 'alert(1)', ['constructor']: 'x' };
    expect(propsOf({ props })).toEqual({ text: '', level: '3' });
    expect(propsOf({ type: 'rich-text', props: { html: ['<p>'] } })).toEqual({ html: '' });
  });

  it('changes no prototype', () => {
    const written = clipOf({}).replace('"level"', '"__proto__":{"polluted":1},"level"');
    expect(readClip(written)?.[0]?.props).toEqual({ text: 'A', level: '3' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('leaves out values that are nested without end', () => {
    const clipWith = (levels: number) =>
      clipOf({ type: 'carousel', props: { deep: 0, kept: 1 } }).replace(
        '"deep":0',
        `"deep":${'['.repeat(levels)}${']'.repeat(levels)}`,
      );
    expect(readClip(clipWith(50))?.[0]?.props).toEqual({ kept: 1 });
    expect(() => readClip(clipWith(500_000))).not.toThrow();
  });

  it.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
  ])('shows no picture from %s', (url) => {
    const written = clipOf({ type: 'image', images: [{ name: 'image', items: [{ ...picture, url }] }] });
    expect(readClip(written)?.[0]?.images[0]?.items[0]).toMatchObject({ fileID: 7, url: '' });
  });

  it('has no anchor that could not be one', () => {
    expect(readClip(clipOf({ anchorPoint: '"><b>' }))?.[0]?.anchorPoint).toBe('');
  });
});

describe('pasting', () => {
  it('puts the blocks at their place, and leaves anchors behind that are taken', () => {
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

  it('makes rich text of words, which are never markup', () => {
    expect(textBlock('One <b>\nline\r\n\r\n\r\nTwo & more\n')?.props).toEqual({
      html: '<p>One &lt;b&gt;<br>line</p><p>Two &amp; more</p>',
    });
    expect(textBlock(' \n ')).toBeNull();
  });
});
