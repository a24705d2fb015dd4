import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import de from '../../../languages/de/admin.json' with { type: 'json' };
import en from '../../../languages/en/admin.json' with { type: 'json' };
import fr from '../../../languages/fr/admin.json' with { type: 'json' };
import nl from '../../../languages/nl/admin.json' with { type: 'json' };
import {
  listCategories,
  countGroupOptions,
  findSimilarOptions,
  findBlockOptions,
  type BlockOption,
  type BlockQuery,
} from './find-block-options.ts';

const option = (id: string, label: string, category = 'text', description = ''): BlockOption => ({
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
  illustration: [],
});
const options = [
  option('quote', 'Zitat', 'text', 'Ein Satz und wer ihn sagte'),
  option('heading', 'Überschrift'),
  option('image', 'Bild', 'media', 'Mit Satz darunter'),
  option('satz', 'Satz'),
];
const find = (query: Partial<BlockQuery>) =>
  findBlockOptions(options, { search: '', group: { kind: 'all' }, recent: [], ...query }).map(({ id }) => id);

describe('the options of the picker', () => {
  it('are all block types, in the order of the site, until something is typed', () => {
    expect(find({})).toEqual(['quote', 'heading', 'image', 'satz']);
  });

  it('are found by name, description and category, ignoring case and accents', () => {
    expect(find({ search: 'uberSCHRIFT' })).toEqual(['heading']);
    expect(find({ search: 'medias' })).toEqual(['image']);
    expect(find({ search: 'wer  sagte' })).toEqual(['quote']);
    expect(find({ search: 'table' })).toEqual([]);
  });

  it('begin with those whose name begins with the search', () => {
    expect(find({ search: 'satz' })).toEqual(['satz', 'quote', 'image']);
  });

  it('can be limited to a category, or to recent ones, the latest first', () => {
    expect(find({ group: { kind: 'category', id: 'media' } })).toEqual(['image']);
    expect(find({ group: { kind: 'recent' }, recent: ['image', 'gone', 'quote'] })).toEqual(['image', 'quote']);
    expect(countGroupOptions(options, { kind: 'recent' }, ['image', 'gone'])).toBe(1);
  });

  it('are listed by category', () => {
    expect(listCategories(options).map(({ id }) => id)).toEqual(['text', 'media']);
  });
});

const languages = { en, nl, de, fr };

/** The picker's options in a language. */
function optionsIn(language: keyof typeof languages): BlockOption[] {
  const texts: object = languages[language];
  const { blocks } = texts as { blocks: Record<string, { label: string; description: string; searchWords: string }> };
  return blockDefinitions.map(({ id, category }) => ({
    ...option(id, blocks[id]?.label ?? '', category, blocks[id]?.description),
    searchWords: (blocks[id]?.searchWords ?? '').split(/, */),
  }));
}
const all = { group: { kind: 'all' }, recent: [] } as const;

describe('the search words of a block type', () => {
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
    const words = findBlockOptions(optionsIn(language), { ...all, search });
    expect(words.map((found) => found.id)).toContain(id);
  });

  it('rank below a name that begins with the search', () => {
    const found = findBlockOptions(optionsIn('en'), { ...all, search: 'table' }).map(({ id }) => id);
    expect(found[0]).toBe('table');
    expect(found).toContain('anchor-navigation');
  });
});

describe('the suggestions if nothing matches', () => {
  it('are block types with a similar name', () => {
    const suggest = (search: string) => findSimilarOptions(optionsIn('en'), { ...all, search }).map(({ id }) => id);
    expect(suggest('galery')[0]).toBe('gallery');
    expect(suggest('acordion')[0]).toBe('accordion');
    expect(suggest('xyz')).toHaveLength(4);
  });

  it('are matches in other groups', () => {
    const query = { search: 'slider', group: { kind: 'category', id: 'text' }, recent: [] } as const;
    expect(findBlockOptions(optionsIn('en'), query)).toEqual([]);
    expect(findSimilarOptions(optionsIn('en'), query).map(({ id }) => id)).toEqual(['gallery']);
  });
});
