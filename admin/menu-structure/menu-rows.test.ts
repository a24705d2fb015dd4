import { describe, expect, it } from 'vitest';
import { addRow, depthAt, type Direction, dropRow, moveRow, removeRow } from './change-rows.ts';
import { findHidden, type MenuRow, placeOf, readRows, wordsOf, writeRows } from './menu-rows.ts';

/** 'a b >c >>d e': a word for each entry, with a sign for each level that it is deeper. */
function parse(text: string): MenuRow[] {
  return text.split(' ').map((word) => {
    const key = word.replaceAll('>', '');
    return { key, label: key, link: null, depth: word.length - key.length };
  });
}

const print = (rows: readonly MenuRow[] | null): string =>
  (rows ?? []).map(({ key, depth }) => '>'.repeat(depth) + key).join(' ');

const page = (live: boolean) => ({ id: 1, title: 'Roof', slug: 'roof', locale: 'en', live });

describe('the entries of a menu', () => {
  it('are the same after they were laid flat and nested again', () => {
    const items = writeRows(parse('a >b >>c >d e'));
    expect(items).toMatchObject([{ key: 'a', children: [{ key: 'b', children: [{ key: 'c' }] }, { key: 'd' }] }, {}]);
    const nested = [{ key: 'a', label: 'a', link: null, children: [{ key: 'b', label: 'b', link: null }] }];
    expect(print(readRows(nested))).toBe('a >b');
  });

  it('lead to a page by its id', () => {
    const rows = [
      { key: 'a', label: '', depth: 0, link: { kind: 'INTERNAL', value: 'roof', page: page(true) } },
    ] as const;
    expect(writeRows(rows)[0]?.link).toEqual({ kind: 'INTERNAL', value: 'roof', pageID: 1 });
    expect(wordsOf(rows[0])).toBe('Roof');
  });

  it.each<[string, Direction, string, string]>([
    ['b', 'up', 'a >x b >y c', 'b >y a >x c'],
    ['a', 'up', 'a b', ''],
    ['y', 'up', 'a >x b >y', ''],
    ['a', 'down', 'a >x b >y c', 'b >y a >x c'],
    ['c', 'down', 'a c', ''],
    ['b', 'in', 'a >x b >y c', 'a >x >b >>y c'],
    ['a', 'in', 'a b', ''],
    ['e', 'in', 'a >b >>c >>>d >>>>x >>>>e', ''],
    ['y', 'in', 'a >x >y >>1 >>>2 >>>>3', ''],
    ['x', 'out', 'a >x >>1 >y b', 'a >y x >1 b'],
    ['a', 'out', 'a b', ''],
  ])('%s goes %s with all below it, where it can: %s', (key, direction, before, after) => {
    expect(print(moveRow(parse(before), key, direction))).toBe(after);
  });

  it.each([
    ['a', { gap: 2, depth: 0 }, 'a b c', 'b a c'],
    ['a', { gap: 2, depth: 1 }, 'a b c', 'b >a c'],
    ['a', { gap: 2, depth: 9 }, 'a b c', 'b >a c'],
    ['c', { gap: 0, depth: 3 }, 'a b c', 'c a b'],
    ['c', { gap: 1, depth: 0 }, 'a >x c', 'a >c >x'],
    ['b', { gap: 2, depth: 1 }, 'a b >x', 'a >b >>x'],
    ['b', { gap: 4, depth: 0 }, 'a b >x c', 'a c b >x'],
    ['b', { gap: 4, depth: 9 }, 'b >1 >>2 a >c >>d', 'a >b >>1 >>>2 >c >>d'],
    ['b', { gap: 5, depth: 9 }, 'b >1 >>2 a >c >>d', 'a >c >>b >>>1 >>>>2 >>d'],
  ])('%s is dropped at %o, below nothing that it cannot hold: %s', (key, drop, before, after) => {
    expect(print(dropRow(parse(before), key, drop))).toBe(after);
  });

  it('are not dropped where they would be too many levels', () => {
    const rows = parse('t >1 >>2 a >b >>c >>>d');
    expect(depthAt(rows, 't', { gap: 7, depth: 9 })).toBe(2);
    expect(dropRow(parse('t >1 >>2 >>>3 a >b >>c'), 't', { gap: 6, depth: 9 })).toBeNull();
  });

  it('are added last, or last below another, and removed with all below them', () => {
    const [row] = parse('n');
    if (!row) return;
    expect(print(addRow(parse('a >x b'), row, null))).toBe('a >x b n');
    expect(print(addRow(parse('a >x b'), row, 'a'))).toBe('a >x >n b');
    expect(print(removeRow(parse('a >x b'), 'a'))).toBe('b');
  });

  it('know where they stand', () => {
    const rows = parse('a >x >>1 >y b');
    expect(placeOf(rows, 'y')).toMatchObject({ place: 2, count: 2, parent: { key: 'a' } });
    expect(placeOf(rows, 'b')).toMatchObject({ place: 2, count: 2, parent: null });
  });

  it('are hidden where their page is not published, with all below them', () => {
    const rows = parse('a >x >>1 b').map((row) =>
      row.key === 'x' ? { ...row, link: { kind: 'INTERNAL' as const, value: 'roof', page: page(false) } } : row,
    );
    expect([...findHidden(rows)]).toEqual([
      ['x', 'own'],
      ['1', 'above'],
    ]);
  });
});
