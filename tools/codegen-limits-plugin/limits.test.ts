import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxFileBytes as limitOfScreens } from '../../admin/generated/limits.ts';
import { maxFileBytes, maxFileSize } from '../../server/shared/upload-limit.ts';

test("screens have the server's limit of a file, and the schema names it", () => {
  expect([limitOfScreens, maxFileSize]).toEqual([maxFileBytes, '100 MB']);
  expect(readFileSync('schema.graphql', 'utf8')).toContain(`Adds a file of at most ${maxFileSize}`);
});

test.each(['en', 'nl', 'de', 'fr'])('no text about media holds a size of its own in %s', (language) => {
  const texts = JSON.parse(readFileSync(`admin/shared/i18n/${language}.json`, 'utf8')) as { media: object };
  expect(JSON.stringify(texts.media)).not.toMatch(/\d+ ?M[Bo]\b/);
});
