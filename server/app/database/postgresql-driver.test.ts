import { PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { quoteStringLiteral } from './postgresql-driver.ts';

const parts = ["'", '\\', '"', '$1', '?', '--', '\n', 'é', '😀', 'a', ' E'];

const texts = ['', ...parts, ...parts.flatMap((one) => parts.map((other) => `${one}${other}${one}`))];

describe('quoteStringLiteral', () => {
  it.each(texts)('quotes %j like the library', (text) => {
    expect(quoteStringLiteral(text)).toBe(new PostgreSqlPlatform().escape(text));
  });
});
