import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import { hasText, type LabelKey } from './labels.ts';

const texts = i18next.createInstance();
beforeAll(() => texts.init({ lng: 'en', resources: { en: { translation: en } } }));

describe('hasText', () => {
  it('is true of a key with a text, and not of one that holds the texts of a block', () => {
    expect(hasText(texts, 'fields.image.caption')).toBe(true);
    expect(hasText(texts, 'properties.page')).toBe(false);
    expect(hasText(texts, 'fields.image.nothing')).toBe(false);
    // The key of a whole block, which types refuse, and which i18next says exists.
    expect(texts.exists('fields.image')).toBe(true);
    expect(hasText(texts, 'fields.image')).toBe(false);
  });
});

describe('LabelKey', () => {
  it('takes the key of a field, and not one name below `fields`', () => {
    const key: LabelKey = 'fields.image.image';
    // @ts-expect-error texts of fields stand below the block or page type.
    const wrong: LabelKey = 'fields.image';
    expect([hasText(texts, key), hasText(texts, wrong)]).toEqual([true, false]);
  });
});
