import { expect, test } from 'vitest';
import { readPath, showValue } from './column.ts';

const item = { name: 'Marieke', role: { name: 'Publisher' }, size: 0 };

test('reads a value by its path', () => {
  expect(readPath(item, 'role.name')).toBe('Publisher');
  expect(readPath(item, 'role.missing.name')).toBeUndefined();
});

test('shows the plain value, 0 included, and nothing for none', () => {
  expect(showValue({ header: 'Size', accessor: 'size' }, item)).toBe('0');
  expect(showValue({ header: 'Gone', accessor: 'gone' }, item)).toBe('');
});

test('shows the formatted value', () => {
  expect(showValue({ header: 'Size', accessor: 'size', format: (value) => `${String(value)} MB` }, item)).toBe('0 MB');
});

test('a renderer gets the value and the whole item', () => {
  const column = {
    header: 'Name',
    accessor: 'role.name',
    renderValue: (value: unknown, { name }: typeof item) => `${name}: ${String(value)}`,
  };
  expect(showValue(column, item)).toBe('Marieke: Publisher');
});
