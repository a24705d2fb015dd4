import { expect, test } from 'vitest';
import { AppError, parseInput } from '../shared/errors/index.ts';
import { directoryPath, mediaName } from './media-names.ts';
import { z } from 'zod';

const schema = z.object({ name: mediaName.optional(), path: directoryPath.optional() });

function read(input: { name?: unknown; path?: unknown }): unknown {
  try {
    return Object.values(parseInput(schema, input, 'media'))[0];
  } catch (error) {
    return error instanceof AppError ? error.errors[0]?.code : error;
  }
}

test('a name is trimmed and normalised', () => {
  expect(read({ name: '  Kirche am Abend.jpg ' })).toBe('Kirche am Abend.jpg');
  expect(read({ name: 'Gla\u0308ser.jpg' })).toBe('Gl\u00e4ser.jpg');
});

test.each([
  ['', 'V_16'],
  ['  \t', 'V_16'],
  ['..', 'V_12'],
  ['.', 'V_12'],
  ['../etc/passwd', 'V_12'],
  ['..\\boot.ini', 'V_12'],
  ['a/b.jpg', 'V_12'],
  ['a\r\nSet-Cookie: b', 'V_12'],
  ['a\0.jpg', 'V_12'],
  ['a\ud800.jpg', 'V_12'],
  ['gpj.\u202eexe', 'V_12'],
  [7, 'V_12'],
])('the name %j becomes %j', (name, expected) => {
  expect(read({ name })).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/b c', '/a/b c'],
  ['/a/', '/a'],
  ['/%2e%2e', '/%2e%2e'],
  ['', 'V_12'],
  ['a', 'V_12'],
  ['//', 'V_12'],
  ['/a//b', 'V_12'],
  ['/..', 'V_12'],
  ['/a/../b', 'V_12'],
  ['/a/./b', 'V_12'],
  ['/a\\b', 'V_12'],
  ['/a\0', 'V_12'],
  ['/ a', 'V_12'],
])('the path %j becomes %j', (path, expected) => {
  expect(read({ path })).toBe(expected);
});

test('lengths are limited, inclusively', () => {
  expect(read({ name: '\u{1f600}'.repeat(127) })).toHaveLength(254);
  expect(read({ name: 'a'.repeat(255) })).toHaveLength(255);
  expect(read({ name: 'a'.repeat(256) })).toBe('V_14');
  expect(read({ path: `/${'a'.repeat(2_399)}` })).toHaveLength(2_400);
  expect(read({ path: `/${'a'.repeat(2_400)}` })).toBe('V_14');
});
