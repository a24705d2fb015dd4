import { describe, expect, it } from 'vitest';
import { categoriesOf, countOffers, findOffers, type Offer, type Wish } from './find-offers.ts';

const offer = (id: string, label: string, category = 'text', description = ''): Offer => ({
  id,
  label,
  category,
  description,
  categoryLabel:
    {
      text: 'Texte',
      media: 'Médias',
    }[category] ?? category,
  picture: [],
});
const offers = [
  offer('quote', 'Zitat', 'text', 'Ein Satz und wer ihn sagte'),
  offer('heading', 'Überschrift'),
  offer('image', 'Bild', 'media', 'Mit Satz darunter'),
  offer('satz', 'Satz'),
];
const find = (wish: Partial<Wish>) =>
  findOffers(offers, { search: '', shelf: { kind: 'all' }, recent: [], ...wish }).map(({ id }) => id);

describe('the blocks that the picker offers', () => {
  it('are all of them, in the order of the site, until something is typed', () => {
    expect(find({})).toEqual(['quote', 'heading', 'image', 'satz']);
  });

  it('are found by name, description and category, whatever the case and the accents', () => {
    expect(find({ search: 'uberSCHRIFT' })).toEqual(['heading']);
    expect(find({ search: 'medias' })).toEqual(['image']);
    expect(find({ search: 'wer  sagte' })).toEqual(['quote']);
    expect(find({ search: 'table' })).toEqual([]);
  });

  it('begin with those whose name begins with the words', () => {
    expect(find({ search: 'satz' })).toEqual(['satz', 'quote', 'image']);
  });

  it('can be those of one category, or those used lately, the latest first', () => {
    expect(find({ shelf: { kind: 'category', id: 'media' } })).toEqual(['image']);
    expect(find({ shelf: { kind: 'recent' }, recent: ['image', 'gone', 'quote'] })).toEqual(['image', 'quote']);
    expect(countOffers(offers, { kind: 'recent' }, ['image', 'gone'])).toBe(1);
  });

  it('come in the categories that there are', () => {
    expect(categoriesOf(offers).map(({ id }) => id)).toEqual(['text', 'media']);
  });
});
