import { describe, expect, it } from 'vitest';
import { languages } from '../../languages/languages.ts';
import './all-texts.ts';
import { fillIn, languageNameOf, languageTagOf, textsFor } from './texts.ts';

type TextTree = { [key: string]: string | TextTree };

/** Every text with its path, such as 'footer.call'. */
function listTexts(texts: TextTree, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : listTexts(value, `${path}${key}.`),
  );
}

const listKeys = (texts: TextTree) => listTexts(texts).map(([key]) => key);

describe('the interface texts', () => {
  it('exist in English, Dutch, German and French', () => {
    expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'fr', 'nl']));
    expect(new Set(languages.map((language) => textsFor(language).languageName)).size).toBe(languages.length);
  });

  it.each(languages)('are complete in %s', (language) => {
    expect(listKeys(textsFor(language))).toEqual(listKeys(textsFor('en')));
  });

  it.each(languages)('are never empty in %s, and keep their placeholders', (language) => {
    const english = new Map(listTexts(textsFor('en')));
    for (const [key, text] of listTexts(textsFor(language))) {
      expect(text.trim()).not.toBe('');
      expect(text.match(/\{\w+\}/g)).toEqual(english.get(key)?.match(/\{\w+\}/g) ?? null);
    }
  });

  it('follow the language part of a locale', () => {
    expect(textsFor('nl-nl').footer.questions).toBe('Vragen?');
    expect(textsFor('nl-be').footer.questions).toBe('Vragen?');
  });

  it('are English if a language has none', () => {
    expect(textsFor('fy-nl')).toBe(textsFor('en'));
    expect(languageNameOf('fy-nl')).toBe('fy-nl');
  });
});

describe('a language tag', () => {
  it.each([
    ['en', 'en'],
    ['nl-nl', 'nl-NL'],
  ])('of %s is %s', (locale, tag) => {
    expect(languageTagOf(locale)).toBe(tag);
  });
});

describe('a placeholder', () => {
  it('is filled in, and left if there is no value', () => {
    expect(fillIn('Bel {phone} of {other}', { phone: '088' })).toBe('Bel 088 of {other}');
  });
});
