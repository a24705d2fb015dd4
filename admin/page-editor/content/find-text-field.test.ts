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
const find = (text: string, occurrence = 0) => findTextField(fields, props, { text, occurrence });

describe('the field of a text on the page', () => {
  it('is one with exactly this text, before one that contains it', () => {
    expect(find('Candles')).toBe('title');
    expect(find('Candles are ')).toBe('html');
  });

  it('is found by text inside inline markup, and across its end', () => {
    expect([find('lit & watched'), find('are lit')]).toEqual(['html', 'html']);
  });

  it('is chosen by occurrence if several rows have the same text', () => {
    expect([find('Organ'), find('Organ', 1)]).toEqual(['cards.a.title', 'cards.b.title']);
  });

  it('is null for a text of the site itself', () => {
    expect(find('Read more')).toBeNull();
  });
});
