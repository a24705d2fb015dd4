import { describe, expect, it } from 'vitest';
import { fileExtension, formatFileSize } from './format-file-size.ts';

describe('the extension of a file', () => {
  it.each([
    ['plan.pdf', 'PDF'],
    ['sleutels.v2.ods', 'ODS'],
    ['LEESMIJ', ''],
    ['raar.<script>', ''],
  ])('of %s is %j', (name, kind) => {
    expect(fileExtension(name)).toBe(kind);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, 'en', '1 kB'],
    [182_400, 'en', '178 kB'],
    [1024 * 1024, 'en', '1 MB'],
    [1_500_000, 'nl-nl', '1,4 MB'],
    [1_500_000, 'de-de', '1,4 MB'],
    [182_400, 'fr-fr', '178 ko'],
  ])('of %i bytes is, in %s, %s', (bytes, locale, size) => {
    expect(formatFileSize(bytes, locale).replace(/\s/g, ' ')).toBe(size);
  });
});
