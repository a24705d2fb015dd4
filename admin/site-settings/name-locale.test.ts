import { describe, expect, it } from 'vitest';
import { nameLocale } from './name-locale.ts';

describe('the name of a locale', () => {
  it('is in the language of the interface, with its code', () => {
    expect(nameLocale('nl-nl', 'en')).toBe('Dutch (nl-nl)');
    expect(nameLocale('nl-nl', 'de')).toBe('Niederländisch (nl-nl)');
    expect(nameLocale('en', 'fr')).toBe('anglais (en)');
  });

  it('is the code where there is no such language, or no code at all', () => {
    expect(nameLocale('xx-xx', 'en')).toBe('xx-xx');
    expect(nameLocale('?', 'en')).toBe('?');
    expect(nameLocale('', 'en')).toBe('');
  });
});
