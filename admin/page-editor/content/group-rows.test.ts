import { describe, expect, it } from 'vitest';
import { everyKind } from '../../../tests/support/every-kind.ts';
import { sampleBlock, sampleContent, sampleImageItem } from '../../../tests/support/page-content.ts';
import { findBlockByKey, setProp } from './change-content.ts';
import { readGroupRows, getFieldTextKey, getValueAt } from './group-row-path.ts';
import { addGroupRow, moveGroupRow, newGroupRow, removeGroupRow, restoreGroupRow, findGroupRow } from './group-rows.ts';

const owner = { kind: 'block', key: 'b1' } as const;
const place = { owner, path: 'cards' };
const photo = { name: 'cards.c2.photo', items: [sampleImageItem()] };

function content() {
  const cards = [
    { key: 'c1', title: 'One' },
    { key: 'c2', title: 'Two' },
    { key: 'c3', title: 'Three' },
  ];
  return sampleContent({ blocks: [sampleBlock('b1', { props: { cards }, images: [photo] })] });
}

const keysOf = (changed: ReturnType<typeof content>) =>
  readGroupRows(findBlockByKey(changed, 'b1')?.props.cards).map(({ key }) => key);

describe('the rows of a repeatable group', () => {
  it('are changed one by one', () => {
    const before = content();
    const after = setProp(owner, 'cards.c2.title', 'Zwei')(before);
    const [props, old] = [findBlockByKey(after, 'b1')?.props ?? {}, findBlockByKey(before, 'b1')?.props ?? {}];
    expect(getValueAt(props, 'cards.c2.title')).toBe('Zwei');
    expect(getValueAt(old, 'cards.c2.title')).toBe('Two');
    expect(readGroupRows(props.cards)[0]).toBe(readGroupRows(old.cards)[0]);
    expect(getValueAt(props, 'cards.gone.title')).toBeUndefined();
  });

  it('are added at the end, empty and with a new key', () => {
    const cards = everyKind.fields.find(({ kind }) => kind === 'repeat');
    const row = newGroupRow(cards?.kind === 'repeat' ? cards.fields : []);
    expect(row).toMatchObject({ title: '', body: '', target: null });
    expect(row).not.toHaveProperty('photo');
    expect(newGroupRow([]).key).not.toBe(row.key);
    expect(keysOf(addGroupRow(place, row)(content()))).toEqual(['c1', 'c2', 'c3', row.key]);
  });

  it.each([
    ['c1', 2, ['c2', 'c3', 'c1']],
    ['c3', -4, ['c3', 'c1', 'c2']],
    ['c2', 9, ['c1', 'c3', 'c2']],
    ['gone', 0, ['c1', 'c2', 'c3']],
  ])('%s moves to %d', (key, index, keys) => {
    expect(keysOf(moveGroupRow(place, key, index)(content()))).toEqual(keys);
  });

  it('are removed and restored with their images, at the same position', () => {
    const before = content();
    const block = findBlockByKey(before, 'b1');
    const removedRow = block && findGroupRow(block, 'cards', 'c2');
    const without = removeGroupRow(place, 'c2')(before);
    expect(keysOf(without)).toEqual(['c1', 'c3']);
    expect(findBlockByKey(without, 'b1')?.images).toEqual([]);
    const back = removedRow ? restoreGroupRow(place, removedRow)(without) : without;
    expect(back).toEqual(before);
  });

  it('have text keys with the name of their group', () => {
    expect(getFieldTextKey('title')).toBe('title');
    expect(getFieldTextKey('cards.c1.title')).toBe('cards_title');
  });
});
