import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import {
  type UndoHistory,
  recordStep,
  redoStep,
  rewriteUndoHistory,
  startUndoHistory,
  undoStep,
} from './undo-history.ts';
import type { PageContent } from './page-content.ts';

/** A page of blocks written as 'key:text'. */
const page = (...blocks: string[]): PageContent =>
  sampleContent({
    blocks: blocks.map((block) => {
      const [key = '', text] = block.split(':');
      return sampleBlock(key, { props: { text } });
    }),
  });

const after = (start: PageContent, ...steps: [PageContent, number][]): UndoHistory =>
  steps.reduce((history, [next, now]) => recordStep(history, next, now), startUndoHistory(start));

describe('undo and redo', () => {
  it('go back step by step and forward again', () => {
    const history = after(page('a:1'), [page('a:1', 'b:1'), 0], [page('b:1', 'a:1'), 10]);
    const back = undoStep(history);
    expect(back.present).toEqual(page('a:1', 'b:1'));
    expect(undoStep(back).present).toEqual(page('a:1'));
    expect(redoStep(back).present).toEqual(page('b:1', 'a:1'));
  });

  it('treat moves in quick succession as separate steps', () => {
    const history = after(page('a:1', 'b:1', 'c:1'), [page('a:1', 'c:1', 'b:1'), 0], [page('c:1', 'a:1', 'b:1'), 5]);
    expect(undoStep(history).present).toEqual(page('a:1', 'c:1', 'b:1'));
  });

  it('treat typing without a pause as one step', () => {
    const typed = after(page('a:'), [page('a:H'), 0], [page('a:He'), 200], [page('a:Hel'), 600]);
    expect(undoStep(typed).present).toEqual(page('a:'));
    expect(undoStep(recordStep(typed, page('a:Help'), 1200)).present).toEqual(page('a:Hel'));
  });

  it('do not join typing with the move before it', () => {
    const history = after(page('a:', 'b:'), [page('b:', 'a:'), 0], [page('b:x', 'a:'), 10]);
    expect(undoStep(history).present).toEqual(page('b:', 'a:'));
  });

  it('discard the undone steps after a new change', () => {
    const history = recordStep(undoStep(after(page('a:1'), [page('a:1', 'b:1'), 0])), page('a:1', 'c:1'), 10);
    expect(redoStep(history)).toBe(history);
  });

  it('do not record the undone content as a new step', () => {
    const undone = undoStep(after(page('a:1'), [page('a:1', 'b:1'), 0]));
    expect(recordStep(undone, page('a:1'), 10)).toBe(undone);
  });

  it('do nothing before the first and after the last step', () => {
    const history = startUndoHistory(page('a:1'));
    expect(undoStep(history)).toBe(history);
    expect(redoStep(history)).toBe(history);
  });

  it('affect only own steps after changes of others were merged', () => {
    const history = undoStep(after(page('a:1'), [page('a:2'), 0], [page('a:2', 'b:1'), 1000], [page('b:1'), 2000]));
    const merged = rewriteUndoHistory(history, (content) => ({
      ...content,
      blocks: [...content.blocks, ...page('c:9').blocks],
    }));
    expect(merged.present).toEqual(page('a:2', 'b:1', 'c:9'));
    expect(undoStep(merged).present).toEqual(page('a:2', 'c:9'));
    expect(redoStep(merged).present).toEqual(page('b:1', 'c:9'));
  });

  it('drop steps that change nothing after changes of others were merged', () => {
    const history = after(page('a:1'), [page('a:2'), 0], [page('b:1', 'a:2'), 1000]);
    const merged = rewriteUndoHistory(history, () => page('c:9'));
    expect([merged.past, undoStep(merged).present]).toEqual([[], page('c:9')]);
  });
});
