import { describe, expect, it } from 'vitest';
import { everyKind } from '../../../tests/support/every-kind.ts';
import { sampleBlock, sampleContent, sampleImage } from '../../../tests/support/page-content.ts';
import { findBlock, setProp } from './change-content.ts';
import { readRows, textName, valueAt } from './row-path.ts';
import { addRow, moveRow, newRow, removeRow, restoreRow, takeRow } from './rows.ts';

const owner = { kind: 'block', key: 'b1' } as const;
const place = { owner, path: 'cards' };
const photo = { name: 'cards.c2.photo', items: [sampleImage()] };

function content() {
  const cards = [
    { key: 'c1', title: 'One' },
    { key: 'c2', title: 'Two' },
    { key: 'c3', title: 'Three' },
  ];
  return sampleContent({ blocks: [sampleBlock('b1', { props: { cards }, images: [photo] })] });
}

const keysOf = (changed: ReturnType<typeof content>) =>
  readRows(findBlock(changed, 'b1')?.props.cards).map(({ key }) => key);

describe('the rows of a group', () => {
  it('get a value of their own without touching the others', () => {
    const before = content();
    const after = setProp(owner, 'cards.c2.title', 'Zwei')(before);
    const [props, old] = [findBlock(after, 'b1')?.props ?? {}, findBlock(before, 'b1')?.props ?? {}];
    expect(valueAt(props, 'cards.c2.title')).toBe('Zwei');
    expect(valueAt(old, 'cards.c2.title')).toBe('Two');
    expect(readRows(props.cards)[0]).toBe(readRows(old.cards)[0]);
    expect(valueAt(props, 'cards.gone.title')).toBeUndefined();
  });

  it('are added at the end, empty and with a key of their own', () => {
    const cards = everyKind.fields.find(({ kind }) => kind === 'repeat');
    const row = newRow(cards?.kind === 'repeat' ? cards.fields : []);
    expect(row).toMatchObject({ title: '', body: '', target: null });
    expect(row).not.toHaveProperty('photo');
    expect(newRow([]).key).not.toBe(row.key);
    expect(keysOf(addRow(place, row)(content()))).toEqual(['c1', 'c2', 'c3', row.key]);
  });

  it.each([
    ['c1', 2, ['c2', 'c3', 'c1']],
    ['c3', -4, ['c3', 'c1', 'c2']],
    ['c2', 9, ['c1', 'c3', 'c2']],
    ['gone', 0, ['c1', 'c2', 'c3']],
  ])('%s moves to %d', (key, index, keys) => {
    expect(keysOf(moveRow(place, key, index)(content()))).toEqual(keys);
  });

  it('go with their pictures, and come back with them to where they were', () => {
    const before = content();
    const block = findBlock(before, 'b1');
    const taken = block && takeRow(block, 'cards', 'c2');
    const without = removeRow(place, 'c2')(before);
    expect(keysOf(without)).toEqual(['c1', 'c3']);
    expect(findBlock(without, 'b1')?.images).toEqual([]);
    const back = taken ? restoreRow(place, taken)(without) : without;
    expect(back).toEqual(before);
  });

  it('have texts under the name of their group', () => {
    expect(textName('title')).toBe('title');
    expect(textName('cards.c1.title')).toBe('cards_title');
  });
});
