import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { withBlockOrder } from '../content/puck-content.ts';
import { type ContentStore, createContentStore } from './content-store.ts';

const page = (...keys: string[]): PageContent => sampleContent({ blocks: keys.map((key) => sampleBlock(key)) });
const order =
  (...keys: string[]) =>
  (content: PageContent) =>
    withBlockOrder(content, keys);
const shownKeys = (store: ContentStore) => store.get().blocks.map(({ key }) => key);

function undoAll(store: ContentStore): string[][] {
  const shown: string[][] = [];
  while (store.undo()) shown.push(shownKeys(store));
  return shown;
}

describe('the content of the editor', () => {
  it('is undone change by change as soon as it was changed', () => {
    const store = createContentStore(page('a', 'b'));
    store.change(order('b', 'a'));
    store.change(() => page('b'));
    expect(undoAll(store)).toEqual([
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  it('joins the changes of one gesture to one step, and those of the next to another', () => {
    const store = createContentStore(page('a', 'b', 'c'));
    const [first, second] = [{}, {}];
    store.change(order('b', 'a', 'c'), first);
    store.change(order('b', 'c', 'a'), first);
    store.change(order('c', 'b', 'a'), second);
    store.change(order('c', 'a', 'b'), second);
    expect(undoAll(store)).toEqual([
      ['b', 'c', 'a'],
      ['a', 'b', 'c'],
    ]);
  });

  it('keeps the undone steps if a gesture ends where it began', () => {
    const store = createContentStore(page('a', 'b'));
    store.change(() => page('a', 'b', 'c'));
    store.undo();
    const gesture = {};
    store.change(order('b', 'a'), gesture);
    store.change(order('a', 'b'), gesture);
    expect([store.hasPast(), store.redo(), shownKeys(store)]).toEqual([false, true, ['a', 'b', 'c']]);
  });

  it('starts a new step if another change or an undo interrupts a gesture', () => {
    const store = createContentStore(page('a', 'b', 'c'));
    const gesture = {};
    store.change(order('b', 'a', 'c'), gesture);
    store.change((content) => ({ ...content, title: 'Other title' }));
    store.change(order('b', 'c', 'a'), gesture);
    store.undo();
    store.change(order('c', 'b', 'a'), gesture);
    expect(undoAll(store)).toEqual([
      ['b', 'a', 'c'],
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('adds no step for what others changed, also during a gesture', () => {
    const store = createContentStore(page('a', 'b'));
    const gesture = {};
    store.change(order('b', 'a'), gesture);
    store.rewrite((content) => ({ ...content, blocks: [...content.blocks, sampleBlock('c')] }));
    store.change(order('c', 'b', 'a'), gesture);
    expect(undoAll(store)).toEqual([
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('adds no step for what replaces the content, and keeps it when a later step is undone', () => {
    const store = createContentStore(page('a'));
    store.change(() => page('a', 'b'));
    store.replace(() => page('a', 'b', 'c'));
    store.change(() => page('c'));
    expect(undoAll(store)).toEqual([['a', 'b', 'c'], ['a']]);
  });

  it('stays the same object if nothing differs', () => {
    const store = createContentStore(page('a'));
    const before = store.get();
    store.change(() => page('a'));
    store.replace(() => page('a'));
    store.rewrite(() => page('a'));
    expect([store.get() === before, store.hasPast(), store.undo()]).toEqual([true, false, false]);
  });
});
