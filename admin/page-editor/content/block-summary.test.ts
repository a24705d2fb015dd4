import { describe, expect, it } from 'vitest';
import type { Field } from '../../../site/shared/content-definition.ts';
import { sampleBlock, sampleImageItem } from '../../../tests/support/page-content.ts';
import { htmlToText, summariseBlock } from './block-summary.ts';

const fields: Field[] = [
  { kind: 'choice', name: 'level', options: ['2', '3'] },
  { kind: 'image', name: 'image' },
  { kind: 'rich-text', name: 'html' },
  { kind: 'text', name: 'text' },
];

describe('the summary of a block', () => {
  it('is the text of the first field that is not empty', () => {
    expect(
      summariseBlock(fields, sampleBlock('b1', { props: { text: 'Second', html: '<p>First &amp; foremost</p>' } })),
    ).toBe('First & foremost');
    expect(summariseBlock(fields, sampleBlock('b1', { props: { text: 'Only', html: '' } }))).toBe('Only');
  });

  it('is an image’s alternative text, or its file name', () => {
    const named = sampleBlock('b1', { images: [{ name: 'image', items: [sampleImageItem()] }] });
    const plain = sampleBlock('b1', { images: [{ name: 'image', items: [sampleImageItem({ altText: '' })] }] });
    expect(summariseBlock(fields, named)).toBe('The church');
    expect(summariseBlock(fields, plain)).toBe('church.jpg');
  });

  it('is shortened if it is long, and empty if the block is', () => {
    expect(summariseBlock(fields, sampleBlock('b1', { props: { text: 'word '.repeat(40) } }))).toMatch(
      /^(word ){11}word…$/,
    );
    expect(summariseBlock(fields, sampleBlock('b1', { props: { level: '2' } }))).toBe('');
  });

  it('contains the text of HTML', () => {
    expect(htmlToText('<h2>One</h2><p>two<br>&lt;three&gt;</p>').replace(/\s+/g, ' ').trim()).toBe('One two <three>');
  });
});
