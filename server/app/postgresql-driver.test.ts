import { PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { describe, expect, it } from 'vitest';
import { quoteText } from './postgresql-driver.ts';

const parts = ["'", '\\', '"', '$1', '?', '--', '\n', 'é', '😀', 'a', ' E'];

const texts = ['', ...parts, ...parts.flatMap((one) => parts.map((other) => `${one}${other}${one}`))];

describe('a text as a literal of SQL', () => {
  it.each(texts)('is written as the library writes it: %j', (text) => {
    expect(quoteText(text)).toBe(new PostgreSqlPlatform().escape(text));
  });
});
