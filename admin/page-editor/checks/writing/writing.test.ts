import { describe, expect, it } from 'vitest';
import { looksLikeFileName } from './looks-like-file-name.ts';
import { findSkippedLevels } from './heading-order.ts';
import { isVagueLinkText } from './vague-link-text.ts';
import { sampleBlock, sampleContent } from '../../../../tests/support/page-content.ts';
import { findPageAdvice, measurePageReadability } from './page-advice.ts';
import { countSyllables, toReadabilityLevel, countText, toReadability } from './readability.ts';

describe('a link text', () => {
  it.each([
    'here',
    'Click here',
    'Read more',
    'learn more »',
    'This page',
    'hier',
    'Klik hier',
    'Lees meer…',
    'meer informatie',
    'lees verder',
    'Klicken Sie hier',
    'weiterlesen',
    'mehr erfahren',
    '(mehr)',
    'Mehr Informationen',
    'ici',
    'Cliquez ici.',
    'en savoir plus',
    'Lire la suite',
    "plus d'informations",
    'https://example.com/a-page',
    'www.example.com',
    '  Here!  ',
  ])('%j is vague', (text) => {
    expect(isVagueLinkText(text)).toBe(true);
  });

  it.each([
    'How the check works',
    'Read more about candles',
    'Opening hours here in town',
    '',
    'Lees meer over kaarsen',
    'Mehr über Kerzen',
    'En savoir plus sur les bougies',
    'Contact',
  ])('%j is not vague', (text) => {
    expect(isVagueLinkText(text)).toBe(false);
  });
});

describe('an alternative text', () => {
  it.each([
    ['IMG_1234', 'IMG_1234.jpg'],
    ['DSC00042', 'x.jpg'],
    ['church-front.jpg', 'x.jpg'],
    ['Foto 12', 'x.jpg'],
    ['Bildschirmfoto 2026-11-21', 'x.png'],
    ['Schermafbeelding 3', 'x.png'],
    ['church_tower_final', 'x.jpg'],
    ['kerk 2026', 'kerk-2026.jpg'],
  ])('%j looks like a file name', (altText, fileName) => {
    expect(looksLikeFileName(altText, fileName)).toBe(true);
  });

  it.each([
    ['', 'x.jpg'],
    ['The front of the church in snow', 'IMG_1.jpg'],
    ['Tower', 'tower.jpg'],
    ['Photo of 12 candles', 'x.jpg'],
    ['Zondagsschool', 'zondagsschool.png'],
  ])('%j does not look like a file name', (altText, fileName) => {
    expect(looksLikeFileName(altText, fileName)).toBe(false);
  });
});

describe('headings', () => {
  const at = (...levels: number[]) => levels.map((level, index) => ({ level, key: `b${index}`, field: 'level' }));

  it('may go one level down and any number of levels up', () => {
    expect(findSkippedLevels(at(2, 3, 4, 2, 3))).toEqual([]);
    expect(findSkippedLevels([])).toEqual([]);
  });

  it('are reported if they skip a level, also the first one below the title', () => {
    expect(findSkippedLevels(at(3, 2, 4)).map(({ key }) => key)).toEqual(['b0', 'b2']);
  });

  it('are reported once per field', () => {
    const inOneText = [2, 4, 2, 4].map((level) => ({ level, key: 'b', field: 'html' }));
    expect(findSkippedLevels(inOneText)).toHaveLength(1);
  });
});

describe('the syllables of a word', () => {
  it.each([
    ['en', 'church', 1],
    ['en', 'candle', 2],
    ['en', 'made', 1],
    ['en', 'the', 1],
    ['en', 'insurance', 3],
    ['nl', 'kerk', 1],
    ['nl', 'verzekering', 4],
    ['nl', 'brandblusser', 3],
    ['de', 'Kirche', 2],
    ['de', 'Versicherung', 4],
    ['de', 'Gebäude', 3],
    ['fr', 'église', 2],
    ['fr', 'assurance', 3],
    ['fr', 'le', 1],
  ] as const)('in %s: %s has %i', (locale, word, count) => {
    expect(countSyllables(word, locale)).toBe(count);
  });
});

const measureReadability = (text: string, locale: string) => toReadability(countText(text, locale), locale);

const texts = {
  en: {
    easy: 'The church is open all day. Come in and sit down. It is warm here. You can light a candle. We will help you. ',
    hard: 'Notwithstanding considerable organisational complications, administrative responsibilities concerning comprehensive ecclesiastical insurance arrangements necessitate interdisciplinary consultation. ',
  },
  'nl-nl': {
    easy: 'De kerk is de hele dag open. Kom er in en ga zitten. Het is hier warm. U kunt een kaars doen. Wij zijn er ook. ',
    hard: 'Niettegenstaande aanzienlijke organisatorische ingewikkeldheden vereisen administratieve verantwoordelijkheden aangaande kerkelijke verzekeringsovereenkomsten interdisciplinaire raadpleging. ',
  },
  'de-de': {
    easy: 'Die Tür ist auf. Kommt und setzt euch hin. Es ist warm. Hier brennt ein Licht. Wir sind da. Das ist gut so. ',
    hard: 'Ungeachtet organisatorischer Schwierigkeiten erfordern verwaltungstechnische Verantwortlichkeiten hinsichtlich umfassender Gebäudeversicherungsvereinbarungen interdisziplinäre Beratungsgespräche. ',
  },
  'fr-fr': {
    easy: 'La porte est là. Venez et entrez donc. Il y fait chaud. On peut voir le feu. Nous sommes là. Tout va bien ici. ',
    hard: 'Nonobstant des complications organisationnelles considérables, les responsabilités administratives concernant l’assurance ecclésiastique nécessitent une consultation interdisciplinaire approfondie. ',
  },
} as const;

describe('the reading level', () => {
  it.each(Object.entries(texts))('in %s distinguishes easy and hard texts', (locale, { easy, hard }) => {
    const level = (text: string) => toReadabilityLevel(measureReadability(text.repeat(6), locale).ease ?? Number.NaN);
    expect(level(easy)).toBe('easy');
    expect(level(hard)).toBe('hard');
  });

  it('is unknown for short texts and for languages without a formula', () => {
    expect(measureReadability('The church is open.', 'en')).toEqual({ words: 4, ease: null });
    expect(measureReadability('', 'en')).toEqual({ words: 0, ease: null });
    expect(measureReadability('la chiesa è aperta '.repeat(30), 'it-it')).toEqual({ words: 120, ease: null });
  });
});

describe('the advice on a page', () => {
  const html = (key: string, text: string) => sampleBlock(key, { type: 'rich-text', props: { html: text } });
  const adviceOn = (...blocks: ReturnType<typeof sampleBlock>[]) => findPageAdvice(sampleContent({ blocks }), 'en');

  it('names the field of each advice', () => {
    const image = { name: 'image', items: [{ ...sampleImage, altText: 'IMG_0042' }] };
    expect(
      adviceOn(
        sampleBlock('b1', { type: 'heading', props: { text: 'Deep', level: '4' } }),
        sampleBlock('b2', { type: 'image', props: {}, images: [image] }),
        html('b3', '<p>See <a href="/a">here</a> and <a href="/b"><strong>here</strong></a>.</p>'),
        html('b4', `<p>${texts.en.hard.repeat(6)}</p>`),
      ),
    ).toEqual([
      { code: 'SKIPPED_HEADING_LEVEL', property: 'block.b1.level' },
      { code: 'FILE_NAME_AS_TEXT', property: 'block.b2.image.altText' },
      { code: 'VAGUE_LINK', property: 'block.b3.html' },
      { code: 'HARD_TO_READ', property: 'block.b4.html' },
    ]);
  });

  it('is empty for a decorative image, a good link and easy text', () => {
    const image = { name: 'image', items: [{ ...sampleImage, altText: 'IMG_0042', decorative: true }] };
    expect(
      adviceOn(
        sampleBlock('b1', { type: 'image', props: {}, images: [image] }),
        html('b2', `<h2>Open</h2><p>${texts.en.easy.repeat(6)} <a href="/a">Opening hours</a></p>`),
        sampleBlock('b3', { type: 'not-known', props: { html: '<a>here</a>' } }),
      ),
    ).toEqual([]);
  });

  it('treats the end of a list item as the end of a sentence', () => {
    const list = `<ul>${'<li>A short entry of a list</li>'.repeat(20)}</ul>`;
    expect(adviceOn(html('b1', list))).toEqual([]);
    expect(measurePageReadability({ blocks: [html('b1', list)] }, 'en').words).toBe(120);
  });

  it('adds up the words of all blocks', () => {
    expect(
      measurePageReadability({ blocks: [html('b1', '<p>One two.</p>'), html('b2', '<p>Three</p>')] }, 'en').words,
    ).toBe(3);
  });
});

const sampleImage = {
  fileID: 1,
  fileName: 'IMG_0042.jpg',
  altText: '',
  decorative: false,
  cropParams: null,
  url: '',
  width: null,
  height: null,
};
