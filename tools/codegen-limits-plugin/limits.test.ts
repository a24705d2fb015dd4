import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxFileBytes as limitOfScreens } from '../../admin/generated/limits.ts';
import { maxFileBytes, maxFileSizeText } from '../../server/shared/upload-limit.ts';

test("the admin area has the server's file size limit, and the schema mentions it", () => {
  expect([limitOfScreens, maxFileSizeText]).toEqual([maxFileBytes, '100 MB']);
  expect(readFileSync('schema.graphql', 'utf8')).toContain(`Adds a file of at most ${maxFileSizeText}`);
});

test.each(['en', 'nl', 'de', 'fr'])('no text about media contains a fixed size in %s', (language) => {
  const texts = JSON.parse(readFileSync(`languages/${language}/admin.json`, 'utf8')) as { media: object };
  expect(JSON.stringify(texts.media)).not.toMatch(/\d+ ?M[Bo]\b/);
});
