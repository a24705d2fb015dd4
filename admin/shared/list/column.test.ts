import { expect, test } from 'vitest';
import { readValueAtPath, renderCellValue } from './column.ts';

const item = { name: 'Marieke', role: { name: 'Publisher' }, size: 0 };

test('reads a value by its path', () => {
  expect(readValueAtPath(item, 'role.name')).toBe('Publisher');
  expect(readValueAtPath(item, 'role.missing.name')).toBeUndefined();
});

test('shows plain values including 0, and nothing for a missing value', () => {
  expect(renderCellValue({ header: 'Size', accessor: 'size' }, item)).toBe('0');
  expect(renderCellValue({ header: 'Gone', accessor: 'gone' }, item)).toBe('');
});

test('shows the formatted value', () => {
  expect(renderCellValue({ header: 'Size', accessor: 'size', format: (value) => `${String(value)} MB` }, item)).toBe(
    '0 MB',
  );
});

test('a renderer receives the value and the whole item', () => {
  const column = {
    header: 'Name',
    accessor: 'role.name',
    renderValue: (value: unknown, { name }: typeof item) => `${name}: ${String(value)}`,
  };
  expect(renderCellValue(column, item)).toBe('Marieke: Publisher');
});
