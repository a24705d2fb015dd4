import { describe, expect, it } from 'vitest';
import { getLocaleNameWithCode } from './locale-name-with-code.ts';

describe('the name of a locale', () => {
  it('is in the interface language, followed by its code', () => {
    expect(getLocaleNameWithCode('nl-nl', 'en')).toBe('Dutch (nl-nl)');
    expect(getLocaleNameWithCode('nl-nl', 'de')).toBe('Niederländisch (nl-nl)');
    expect(getLocaleNameWithCode('en', 'fr')).toBe('anglais (en)');
  });

  it('is only the code if the language or the code is unknown', () => {
    expect(getLocaleNameWithCode('xx-xx', 'en')).toBe('xx-xx');
    expect(getLocaleNameWithCode('?', 'en')).toBe('?');
    expect(getLocaleNameWithCode('', 'en')).toBe('');
  });
});
