import { describe, expect, it } from 'vitest';
import type { Field } from '../../../site/shared/content-definition.ts';
import { findTextField } from './find-text-field.ts';

const fields: Field[] = [
  { kind: 'text', name: 'title' },
  { kind: 'rich-text', name: 'html' },
  { kind: 'repeat', name: 'cards', fields: [{ kind: 'text', name: 'title' }] },
];
const props = {
  title: 'Candles',
  html: '<p>Candles are <a href="/x">lit &amp; watched</a>.</p>',
  cards: [
    { key: 'a', title: 'Organ' },
    { key: 'b', title: 'Organ' },
  ],
};
const find = (text: string, before = 0) => findTextField(fields, props, { text, before });

describe('the field of words on the page', () => {
  it('is the one that holds nothing else, before one that holds them among others', () => {
    expect(find('Candles')).toBe('title');
    expect(find('Candles are ')).toBe('html');
  });

  it('is found by the words inside a mark, and over its end', () => {
    expect([find('lit & watched'), find('are lit')]).toEqual(['html', 'html']);
  });

  it('is that of the row whose turn it is, where several rows hold the same words', () => {
    expect([find('Organ'), find('Organ', 1)]).toEqual(['cards.a.title', 'cards.b.title']);
  });

  it('is none where the words are the site’s own', () => {
    expect(find('Read more')).toBeNull();
  });
});
