import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { everyKind } from '../../tests/support/every-kind.ts';
import { findPartErrors } from './find-part-errors.ts';

const image = { fileID: 1, fileName: 'a.jpg', altText: 'A tower', cropParams: null };
const file = { fileID: 2, fileName: 'a.pdf' };
const filled = {
  title: 'Title',
  cards: [
    {
      key: 'c1',
      title: 'One',
    },
  ],
};
const enough = { album: [image, image] };

function check(props: Record<string, unknown>, images = {}, files = {}) {
  const part = { propertyPrefix: 'block.b1', type: 'every-kind', props, images: { ...enough, ...images }, files };
  return findPartErrors(part, everyKind.fields).map(
    ({ code, property }) => `${code} ${property.slice('block.b1.'.length)}`,
  );
}

describe('publishing', () => {
  it('requires only the required fields', () => {
    expect(check(filled)).toEqual([]);
  });

  it.each([
    ['a required text', { ...filled, title: ' ' }, ['V_01 title']],
    ['rows if the minimum is one', { ...filled, cards: [] }, ['V_01 cards']],
    ['a required text of a row', { ...filled, cards: [{ key: 'c1' }] }, ['V_01 cards.c1.title']],
  ])('requires %s', (_, props, errors) => {
    expect(check(props)).toEqual(errors);
  });

  it.each([
    ['size', 8, 'V_12 size'],
    ['size', 22, 'V_12 size'],
    ['size', 13, 'V_12 size'],
    ['target', { kind: 'external', value: 'javascript:alert(1)' }, 'V_13 target'],
    ['film', { url: 'https://example.com/v', title: 'Bells', text: '' }, 'V_13 film'],
    ['film', { url: 'https://vimeo.com/1234', title: ' ', text: '' }, 'V_01 film.title'],
    ['cards', ['a', 'b', 'c'].map((key) => ({ key, title: key })), 'V_12 cards'],
    ['cards', [{ key: 'c1', title: 'One', target: { kind: 'mail', value: 'nobody' } }], 'V_13 cards.c1.target'],
  ])('rejects %s as %j', (name, value, error) => {
    expect(check({ ...filled, [name]: value })).toEqual([error]);
  });

  it.each([
    ['size', 14],
    ['film', { url: 'https://vimeo.com/1234', title: 'Bells', text: '' }],
    ['film', { url: '', title: '', text: '' }],
    ['target', { kind: 'anchor', value: 'hours' }],
  ])('accepts %s as %j', (name, value) => {
    expect(check({ ...filled, [name]: value })).toEqual([]);
  });

  it.each([
    'http://',
    'https://a b.example',
    'www.example.com',
    'about-us',
    '#',
    '#a b',
    'mailto:',
    'mailto:nobody',
    'mailto:a@example.com,nobody',
    'tel:',
    'tel:now',
  ])('rejects rich text with a link to %j', (address) => {
    const body = `<p><a href="/about">Right</a> <a href="${address}">Wrong</a></p>`;
    expect(check({ ...filled, body })).toEqual(['V_13 body']);
  });

  it.each([
    'https://example.com/a?b=1&amp;c=2#d',
    '/',
    '/about-us#hours',
    '/_/check',
    '#hours',
    'tel:+31 (0)20-123.45',
    'mailto:a@example.com',
    'mailto:a@example.com,b@example.com?subject=A%20question&amp;cc=c@example.com',
  ])('accepts rich text with a link to %j', (address) => {
    expect(check({ ...filled, body: `<p><a href="${address}" data-page-id="3">Right</a> or <a>none</a></p>` })).toEqual(
      [],
    );
  });

  it('checks the number of images and files', () => {
    expect(check(filled, { album: [image] })).toEqual(['V_01 album']);
    expect(check(filled, { album: [] })).toEqual(['V_01 album']);
    expect(check(filled, { album: Array.from({ length: 4 }, () => image) })).toEqual(['V_12 album']);
    expect(check(filled, {}, { papers: [file, file] })).toEqual(['V_12 papers']);
  });

  it('requires alternative text for every image that is not decorative, and names the image', () => {
    const silent = { ...image, altText: '' };
    expect(check(filled, { album: [image, silent] })).toEqual(['V_01 album.1.altText']);
    expect(check(filled, { album: [image, { ...silent, decorative: true }] })).toEqual([]);
    expect(check(filled, { 'cards.c1.photo': [silent] })).toEqual(['V_01 cards.c1.photo.altText']);
  });

  it('accepts a number on a fractional step', () => {
    const fields = [{ kind: 'number', name: 'size', min: 0.1, step: 0.1 }] as const;
    const part = { propertyPrefix: 'block.b1', type: 'x', props: { size: 0.7 }, images: {}, files: {} };
    expect(findPartErrors(part, fields)).toEqual([]);
  });
});
