import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLEnumType } from 'graphql';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import de from '../../../languages/de/admin.json' with { type: 'json' };
import en from '../../../languages/en/admin.json' with { type: 'json' };
import fr from '../../../languages/fr/admin.json' with { type: 'json' };
import nl from '../../../languages/nl/admin.json' with { type: 'json' };

const adminFolder = join(import.meta.dirname, '../..');

function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value]] : flatten(value as object, key);
  });
}

function readSources(): string {
  return readdirSync(adminFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('generated'))
    .map((file) => readFileSync(join(adminFolder, file), 'utf8'))
    .join('\n');
}

const english = new Map(flatten(en));
const schema = buildSchema(readFileSync(join(adminFolder, '../schema.graphql'), 'utf8'));
const codes = (schema.getType('ErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name);

test.each([
  ['nl', nl],
  ['de', de],
  ['fr', fr],
])('%s has the keys of en, with texts and the same placeholders', (_, texts) => {
  const translated = new Map(flatten(texts));
  expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const [key, text] of translated) {
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
  }
});

test('every text referenced by another one exists', () => {
  for (const texts of [en, nl, de, fr]) {
    const taken = flatten(texts).flatMap(([, text]) => [...text.matchAll(/\$t\(([^){]+)\)/g)].map(([, key]) => key));
    expect(taken.length).toBeGreaterThan(5);
    for (const key of taken) expect(english.has(key ?? ''), key).toBe(true);
  }
});

test('all 36 error codes have a text in each language', () => {
  expect(codes).toHaveLength(36);
  for (const texts of [en, nl, de, fr]) expect(Object.keys(texts.errors)).toEqual(expect.arrayContaining(codes));
});

test('the text for unknown codes is as specified', () => {
  expect(en.errors.unknown).toBe('Error (code: {{code}})');
});

test('every key used in the code has a text', () => {
  const keys = [...readSources().matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(20);
  const missing = keys.filter((key) => !english.has(key) && !english.has(`${key}_one`));
  expect(missing).toEqual([]);
});
