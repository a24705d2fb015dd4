import { describe, expect, it } from 'vitest';
import type { Field } from '../../../site/shared/content-definition.ts';
import { sampleBlock, sampleImage } from '../../../tests/support/page-content.ts';
import { htmlToText, summarise } from './block-summary.ts';

const fields: Field[] = [
  { kind: 'choice', name: 'level', options: ['2', '3'] },
  { kind: 'image', name: 'image' },
  { kind: 'rich-text', name: 'html' },
  { kind: 'text', name: 'text' },
];

describe('the summary of a block', () => {
  it('is the first field that says something', () => {
    expect(
      summarise(fields, sampleBlock('b1', { props: { text: 'Second', html: '<p>First &amp; foremost</p>' } })),
    ).toBe('First & foremost');
    expect(summarise(fields, sampleBlock('b1', { props: { text: 'Only', html: '' } }))).toBe('Only');
  });

  it('is a picture’s alternative text, or its file name', () => {
    const named = sampleBlock('b1', { images: [{ name: 'image', items: [sampleImage()] }] });
    const plain = sampleBlock('b1', { images: [{ name: 'image', items: [sampleImage({ altText: '' })] }] });
    expect(summarise(fields, named)).toBe('The church');
    expect(summarise(fields, plain)).toBe('church.jpg');
  });

  it('is cut where it is long and empty where the block is', () => {
    expect(summarise(fields, sampleBlock('b1', { props: { text: 'word '.repeat(40) } }))).toMatch(/^(word ){11}word…$/);
    expect(summarise(fields, sampleBlock('b1', { props: { level: '2' } }))).toBe('');
  });

  it('reads text out of HTML', () => {
    expect(htmlToText('<h2>One</h2><p>two<br>&lt;three&gt;</p>').replace(/\s+/g, ' ').trim()).toBe('One two <three>');
  });
});
