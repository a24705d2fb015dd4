import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import de from '../../shared/i18n/de.json' with { type: 'json' };
import en from '../../shared/i18n/en.json' with { type: 'json' };
import fr from '../../shared/i18n/fr.json' with { type: 'json' };
import nl from '../../shared/i18n/nl.json' with { type: 'json' };
import { categoriesOf, countOffers, findNearest, findOffers, type Offer, type Wish } from './find-offers.ts';

const offer = (id: string, label: string, category = 'text', description = ''): Offer => ({
  id,
  label,
  category,
  description,
  searchWords: [],
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

const languages = { en, nl, de, fr };

/** The blocks of the site as the picker offers them in a language. */
function offersIn(language: keyof typeof languages): Offer[] {
  const texts = languages[language];
  const blocks: Record<string, { label: string; description: string; searchWords: string }> = texts.blocks;
  return blockDefinitions.map(({ id, category }) => ({
    ...offer(id, blocks[id]?.label ?? '', category, blocks[id]?.description),
    searchWords: (blocks[id]?.searchWords ?? '').split(/, */),
  }));
}
const all = { shelf: { kind: 'all' }, recent: [] } as const;

describe('the words that people use for a block', () => {
  const jargon = {
    faq: 'accordion',
    accordion: 'accordion',
    tabs: 'accordion',
    hero: 'text-image',
    divider: 'spacer',
    spacer: 'spacer',
    cta: 'call-to-action',
    button: 'call-to-action',
    embed: 'video',
    youtube: 'video',
    download: 'files',
    pdf: 'files',
    form: 'contact',
    html: 'rich-text',
    slider: 'gallery',
    carousel: 'gallery',
    news: 'page-list',
    table: 'table',
    image: 'image',
    picture: 'image',
    photo: 'image',
    map: 'contact',
  };
  const own = {
    en: { img: 'image', calendar: 'agenda', 'table of contents': 'anchor-navigation' },
    nl: {
      foto: 'image',
      knop: 'call-to-action',
      nieuws: 'page-list',
      kaart: 'cards',
      lijn: 'spacer',
      formulier: 'contact',
    },
    de: {
      foto: 'image',
      schaltflache: 'call-to-action',
      aktuelles: 'page-list',
      trennlinie: 'spacer',
      ANFAHRT: 'contact',
      karussell: 'gallery',
    },
    fr: {
      bouton: 'call-to-action',
      actualites: 'page-list',
      separateur: 'spacer',
      telecharger: 'files',
      onglets: 'accordion',
    },
  };
  const cases = (['en', 'nl', 'de', 'fr'] as const).flatMap((language) =>
    Object.entries({ ...jargon, ...own[language] }).map(([word, id]) => [language, word, id] as const),
  );

  it.each(cases)('%s: “%s” finds %s', (language, search, id) => {
    const words = findOffers(offersIn(language), { ...all, search });
    expect(words.map((found) => found.id)).toContain(id);
  });

  it('come behind a name that begins with them', () => {
    const found = findOffers(offersIn('en'), { ...all, search: 'table' }).map(({ id }) => id);
    expect(found[0]).toBe('table');
    expect(found).toContain('anchor-navigation');
  });
});

describe('what is proposed where nothing matches', () => {
  it('is a block whose name is spelled nearly so', () => {
    const propose = (search: string) => findNearest(offersIn('en'), { ...all, search }).map(({ id }) => id);
    expect(propose('galery')[0]).toBe('gallery');
    expect(propose('acordion')[0]).toBe('accordion');
    expect(propose('xyz')).toHaveLength(4);
  });

  it('is what matches on the other shelves', () => {
    const wish = { search: 'slider', shelf: { kind: 'category', id: 'text' }, recent: [] } as const;
    expect(findOffers(offersIn('en'), wish)).toEqual([]);
    expect(findNearest(offersIn('en'), wish).map(({ id }) => id)).toEqual(['gallery']);
  });
});
