import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../languages/en/admin.json' with { type: 'json' };
import { hasText, type LabelKey } from './labels.ts';

const texts = i18next.createInstance();
beforeAll(() => texts.init({ lng: 'en', resources: { en: { translation: en } } }));

describe('hasText', () => {
  it('is true for a key with a text, but not for a group of texts', () => {
    expect(hasText(texts, 'fields.image.caption')).toBe(true);
    expect(hasText(texts, 'properties.page')).toBe(false);
    expect(hasText(texts, 'fields.image.nothing')).toBe(false);
    // This key is an object, not a text: i18next says it exists, but the types reject it.
    expect(texts.exists('fields.image')).toBe(true);
    expect(hasText(texts, 'fields.image')).toBe(false);
  });
});

describe('LabelKey', () => {
  it('accepts the key of a field, but not a single name below `fields`', () => {
    const key: LabelKey = 'fields.image.image';
    // @ts-expect-error texts of fields are grouped by block or page type.
    const wrong: LabelKey = 'fields.image';
    expect([hasText(texts, key), hasText(texts, wrong)]).toEqual([true, false]);
  });
});
