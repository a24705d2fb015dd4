import { describe, expect, it } from 'vitest';
import {
  addMenuRow,
  getDropDepth,
  type MoveDirection,
  dropMenuRow,
  moveMenuRow,
  removeMenuRow,
} from './edit-menu-rows.ts';
import {
  findHiddenRows,
  type MenuRow,
  findRowPosition,
  flattenMenuItems,
  getMenuRowLabel,
  nestMenuRows,
} from './menu-rows.ts';

/** Parses 'a b >c >>d e': a word per entry, with one '>' per level. */
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
  it('are the same after flattening and nesting', () => {
    const items = nestMenuRows(parse('a >b >>c >d e'));
    expect(items).toMatchObject([{ key: 'a', children: [{ key: 'b', children: [{ key: 'c' }] }, { key: 'd' }] }, {}]);
    const nested = [{ key: 'a', label: 'a', link: null, children: [{ key: 'b', label: 'b', link: null }] }];
    expect(print(flattenMenuItems(nested))).toBe('a >b');
  });

  it('lead to a page by its id', () => {
    const rows = [
      { key: 'a', label: '', depth: 0, link: { kind: 'INTERNAL', value: 'roof', page: page(true) } },
    ] as const;
    expect(nestMenuRows(rows)[0]?.link).toEqual({ kind: 'INTERNAL', value: 'roof', pageID: 1 });
    expect(getMenuRowLabel(rows[0])).toBe('Roof');
  });

  it.each<[string, MoveDirection, string, string]>([
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
  ])('%s moves %s with its children, if it can: %s', (key, direction, before, after) => {
    expect(print(moveMenuRow(parse(before), key, direction))).toBe(after);
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
  ])('%s is dropped at %o, if it fits there: %s', (key, drop, before, after) => {
    expect(print(dropMenuRow(parse(before), key, drop))).toBe(after);
  });

  it('cannot be dropped where they would be too deep', () => {
    const rows = parse('t >1 >>2 a >b >>c >>>d');
    expect(getDropDepth(rows, 't', { gap: 7, depth: 9 })).toBe(2);
    expect(dropMenuRow(parse('t >1 >>2 >>>3 a >b >>c'), 't', { gap: 6, depth: 9 })).toBeNull();
  });

  it('are added last, or last below another, and removed with their children', () => {
    const [row] = parse('n');
    if (!row) return;
    expect(print(addMenuRow(parse('a >x b'), row, null))).toBe('a >x b n');
    expect(print(addMenuRow(parse('a >x b'), row, 'a'))).toBe('a >x >n b');
    expect(print(removeMenuRow(parse('a >x b'), 'a'))).toBe('b');
  });

  it('have a position among their siblings', () => {
    const rows = parse('a >x >>1 >y b');
    expect(findRowPosition(rows, 'y')).toMatchObject({ place: 2, count: 2, parent: { key: 'a' } });
    expect(findRowPosition(rows, 'b')).toMatchObject({ place: 2, count: 2, parent: null });
  });

  it('are hidden with their children if their page is not published', () => {
    const rows = parse('a >x >>1 b').map((row) =>
      row.key === 'x' ? { ...row, link: { kind: 'INTERNAL' as const, value: 'roof', page: page(false) } } : row,
    );
    expect([...findHiddenRows(rows)]).toEqual([
      ['x', 'own'],
      ['1', 'above'],
    ]);
  });
});
