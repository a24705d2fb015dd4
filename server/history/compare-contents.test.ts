import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { StoredBlock, VersionContent } from '../content/index.ts';
import { type ComparedPage, compareContents, countChangedBlocks, findChangedBlocks } from './compare-contents.ts';

const page: ComparedPage = {
  blockDefinitions: [
    {
      id: 'all',
      fields: [
        { kind: 'text', name: 'text' },
        { kind: 'rich-text', name: 'html' },
        { kind: 'choice', name: 'level', options: ['2', '3'] },
        { kind: 'link', name: 'link' },
        { kind: 'image', name: 'image' },
      ],
      defaults: {},
    },
    { id: 'other', fields: [{ kind: 'text', name: 'text' }], defaults: {} },
  ],
  pageTypeDefinitions: [
    {
      id: 'default',
      blank: false,
      hasHeader: true,
      hasFooter: true,
      slugPrefix: '',
      defaultPageTypeProps: {},
      initialBlocks: [],
      fields: [
        {
          kind: 'text',
          name: 'intro',
        },
      ],
    },
  ],
  pageType: 'default',
  locale: 'en',
};

const empty: VersionContent = {
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageTypeProps: {},
  pageTypeImages: {},
  pageTypeFiles: {},
};

const block = (key: string, fields: Partial<StoredBlock> = {}): StoredBlock => ({
  type: 'all',
  key,
  anchorPoint: '',
  props: { text: key },
  __images: {},
  __files: {},
  ...fields,
});
const blocks = (keys: string) => [...keys].map((key) => block(key));

const compareBlocks = (before: StoredBlock[], after: StoredBlock[]) =>
  compareContents(page, { before: { ...empty, blocks: before }, after: { ...empty, blocks: after } }).blocks;

/** Shows each block as its key with a sign: + added, - removed, > moved, * changed. */
const show = (before: StoredBlock[], after: StoredBlock[]) =>
  compareBlocks(before, after)
    .map(({ key, change, moved }) => {
      const sign = { added: '+', removed: '-', changed: '*', moved: '', unchanged: '' }[change];
      return `${sign}${moved ? '>' : ''}${key}`;
    })
    .join(' ');

describe('blocks', () => {
  it.each([
    ['nothing', 'abc', 'abc', 'a b c'],
    ['an added block', 'abc', 'abxc', 'a b +x c'],
    ['a removed block in its former place', 'abc', 'ac', 'a -b c'],
    ['a removed block at the beginning', 'abc', 'bc', '-a b c'],
    ['several removed together', 'abcd', 'ad', 'a -b -c d'],
    ['everything removed', 'abc', '', '-a -b -c'],
    ['only the block that moved to the front', 'abcd', 'dabc', '>d a b c'],
    ['only the block that moved to the end', 'abcd', 'bcda', 'b c d >a'],
    ['a removed block in its former place, not after a block that moved away', 'abxcd', 'acdb', 'a -x c d >b'],
  ])('shows %s', (_name, before, after, shown) => {
    expect(show(blocks(before), blocks(after))).toBe(shown);
  });

  it('shows that a block changed and moved', () => {
    const after = [block('c', { props: { text: 'other' } }), block('a'), block('b')];
    expect(show(blocks('abc'), after)).toBe('*>c a b');
  });

  it('shows all fields of a block as changed if its type changed', () => {
    const [change] = compareBlocks(
      [block('a', { props: { text: 'same', level: '2' } })],
      [block('a', { type: 'other', props: { text: 'same' } })],
    );
    expect(change).toMatchObject({
      type: 'other',
      change: 'changed',
      fields: [
        {
          name: 'text',
          before: 'same',
          after: 'same',
        },
        {
          name: 'level',
          before: '2',
          after: null,
        },
      ],
    });
  });

  it('lists the non-empty fields of an added and of a removed block', () => {
    const only = block('a', { props: { text: 'Roof', html: '' }, anchorPoint: 'roof' });
    const fields = ['text', 'anchorPoint'].map((name) => ({ name }));
    expect(compareBlocks([], [only])).toMatchObject([{ change: 'added', fields }]);
    expect(compareBlocks([only], [])).toMatchObject([{ change: 'removed', fields }]);
  });

  it('compares the values of a block of an unknown type', () => {
    const before = block('a', { type: 'gone', props: { list: [1, 2], name: 'x' } });
    const after = block('a', { type: 'gone', props: { name: 'x', list: [1, 3] } });
    expect(compareBlocks([before], [after])).toMatchObject([
      { change: 'changed', fields: [{ name: 'list', before: '[1,2]', after: '[1,3]' }] },
    ]);
  });
});

describe('fields of a block', () => {
  const image = { fileID: 1, fileName: 'church.jpg', altText: 'The church', cropParams: null };
  const crop = { x: 10, y: 20, width: 300, height: 200, rotate: 90, scaleX: 1, scaleY: 1 };

  const fieldsOf = (before: Partial<StoredBlock>, after: Partial<StoredBlock>) =>
    compareBlocks([block('a', before)], [block('a', after)])[0]?.fields.map((field) => ({
      name: field.name,
      before: field.before,
      after: field.after,
    }));
  const ofProps = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    fieldsOf({ props: before }, { props: after });

  it('shows rich text as plain text', () => {
    expect(ofProps({ html: '<p>One</p><p>Two</p>' }, { html: '<p>One</p><p><em>Three</em></p>' })).toEqual([
      { name: 'html', before: 'One\nTwo', after: 'One\nThree' },
    ]);
  });

  it('shows the markup if only the markup changed', () => {
    expect(ofProps({ html: '<p>Old roof</p>' }, { html: '<p><strong>Old</strong> roof</p>' })).toEqual([
      { name: 'html', before: 'Old roof', after: '**Old** roof' },
    ]);
  });

  it('shows the HTML if the markup looks the same', () => {
    const cell = (span: number) => `<table><tbody><tr><td colspan="${span}">x</td></tr></tbody></table>`;
    expect(ofProps({ html: cell(1) }, { html: cell(2) })?.[0]?.after).toContain('colspan');
  });

  it('shows a link as its address, and ignores a new address of the same page', () => {
    const link = (value: string, pageID: number | null) => ({ link: { kind: 'internal', value, pageID } });
    expect(ofProps(link('roof', 1), link('gutter', 2))).toEqual([{ name: 'link', before: 'roof', after: 'gutter' }]);
    expect(ofProps(link('roof', 1), link('new-roof', 1))).toEqual([]);
    const html = (href: string) => ({ html: `<p><a href="${href}" data-page-id="1">roof</a></p>` });
    expect(ofProps(html('/roof'), html('/new-roof'))).toEqual([]);
  });

  it('distinguishes links with the same address', () => {
    const link = (pageID: number) => ({ link: { kind: 'internal', value: 'roof', pageID } });
    const [field] = ofProps(link(1), link(2)) ?? [];
    expect(field?.before).not.toBe(field?.after);
  });

  it('shows images as file name, alternative text and crop', () => {
    const images = (cropParams: typeof crop | null, altText = 'The church') => ({
      __images: { image: [{ ...image, cropParams, altText }] },
    });
    expect(fieldsOf(images(null), images(crop))).toEqual([
      { name: 'image', before: 'church.jpg · The church', after: 'church.jpg · The church · 300 × 200 + 10, 20 · 90°' },
    ]);
    expect(fieldsOf(images(null), images(null, 'A church'))).toHaveLength(1);
    expect(fieldsOf(images(null), { __images: {} })).toMatchObject([
      { before: 'church.jpg · The church', after: null },
    ]);
  });

  it('shows that an image became decorative, and treats a missing flag as false', () => {
    const images = (decorative?: boolean) => ({
      __images: { image: [{ ...image, ...(decorative !== undefined && { decorative }) }] },
    });
    expect(fieldsOf(images(), images(false))).toEqual([]);
    expect(fieldsOf(images(false), images(true))).toMatchObject([{ after: 'church.jpg · —' }]);
  });

  it('shows files as their names', () => {
    const files = (fileName: string) => ({ __files: { papers: [{ fileID: 1, fileName }] } });
    expect(fieldsOf(files('a.pdf'), files('b.pdf'))).toEqual([{ name: 'papers', before: 'a.pdf', after: 'b.pdf' }]);
  });

  it('treats an empty field like a missing one', () => {
    expect(ofProps({}, { text: '', html: null, link: undefined })).toEqual([]);
  });
});

describe('a whole page', () => {
  const image = { fileID: 1, fileName: 'church.jpg', altText: '', cropParams: null };

  it("compares title, SEO texts and the page type's own fields", () => {
    const before = { ...empty, title: 'Roof', seoKeywords: ['a'], pageTypeProps: { intro: 'Hi' } };
    const after: VersionContent = {
      ...empty,
      title: 'Roofs',
      seoKeywords: ['a', 'b'],
      seoDescription: 'All',
      seoImage: image,
      pageTypeProps: { intro: 'Hello' },
    };
    const { fields, blocks: changes, changeCount } = compareContents(page, { before, after });
    expect(fields.map(({ name, before: was, after: is }) => [name, was, is])).toEqual([
      ['title', 'Roof', 'Roofs'],
      ['seoDescription', null, 'All'],
      ['seoKeywords', 'a', 'a, b'],
      ['seoImage', null, 'church.jpg'],
      ['intro', 'Hi', 'Hello'],
    ]);
    expect([changes, changeCount]).toEqual([[], 5]);
  });

  it('shows everything as added without an earlier content', () => {
    const after = { ...empty, title: 'Roof', blocks: blocks('ab') };
    expect(compareContents(page, { before: null, after })).toMatchObject({
      fields: [{ name: 'title', before: null, after: 'Roof', words: [{ text: 'Roof', change: 'added' }] }],
      blocks: [{ change: 'added' }, { change: 'added' }],
      changeCount: 3,
    });
  });
});

it('finds and counts the blocks that differ, moved ones included', () => {
  const both = { before: blocks('abcd'), after: [block('x'), ...blocks('cabd').slice(0, 3)] };
  expect(findChangedBlocks(page, both).map(({ key, change }) => `${key} ${change}`)).toEqual([
    'x added',
    'c moved',
    'd removed',
  ]);
  expect(countChangedBlocks(page, both)).toBe(3);
});
