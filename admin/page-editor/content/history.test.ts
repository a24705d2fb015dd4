import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { type History, recordStep, redoStep, rewriteHistory, startHistory, undoStep } from './history.ts';
import type { PageContent } from './page-content.ts';

/** A page of blocks written as 'key:text'. */
const page = (...blocks: string[]): PageContent =>
  sampleContent({
    blocks: blocks.map((block) => {
      const [key = '', text] = block.split(':');
      return sampleBlock(key, { props: { text } });
    }),
  });

const after = (start: PageContent, ...steps: [PageContent, number][]): History =>
  steps.reduce((history, [next, now]) => recordStep(history, next, now), startHistory(start));

describe('undo and redo', () => {
  it('go back step by step and forward again', () => {
    const history = after(page('a:1'), [page('a:1', 'b:1'), 0], [page('b:1', 'a:1'), 10]);
    const back = undoStep(history);
    expect(back.present).toEqual(page('a:1', 'b:1'));
    expect(undoStep(back).present).toEqual(page('a:1'));
    expect(redoStep(back).present).toEqual(page('b:1', 'a:1'));
  });

  it('take moves in quick succession for steps of their own', () => {
    const history = after(page('a:1', 'b:1', 'c:1'), [page('a:1', 'c:1', 'b:1'), 0], [page('c:1', 'a:1', 'b:1'), 5]);
    expect(undoStep(history).present).toEqual(page('a:1', 'c:1', 'b:1'));
  });

  it('take words typed without a rest for one step, and begin another after a rest', () => {
    const typed = after(page('a:'), [page('a:H'), 0], [page('a:He'), 200], [page('a:Hel'), 600]);
    expect(undoStep(typed).present).toEqual(page('a:'));
    expect(undoStep(recordStep(typed, page('a:Help'), 1200)).present).toEqual(page('a:Hel'));
  });

  it('do not join words to the move before them', () => {
    const history = after(page('a:', 'b:'), [page('b:', 'a:'), 0], [page('b:x', 'a:'), 10]);
    expect(undoStep(history).present).toEqual(page('b:', 'a:'));
  });

  it('forget what was undone when something else is done', () => {
    const history = recordStep(undoStep(after(page('a:1'), [page('a:1', 'b:1'), 0])), page('a:1', 'c:1'), 10);
    expect(redoStep(history)).toBe(history);
  });

  it('do not take the undone content, shown again, for a new step', () => {
    const undone = undoStep(after(page('a:1'), [page('a:1', 'b:1'), 0]));
    expect(recordStep(undone, page('a:1'), 10)).toBe(undone);
  });

  it('end at the first and the last step', () => {
    const history = startHistory(page('a:1'));
    expect(undoStep(history)).toBe(history);
    expect(redoStep(history)).toBe(history);
  });

  it('take back one’s own steps alone where others’ work came in between', () => {
    const history = undoStep(after(page('a:1'), [page('a:2'), 0], [page('a:2', 'b:1'), 1000], [page('b:1'), 2000]));
    const joined = rewriteHistory(history, (content) => ({
      ...content,
      blocks: [...content.blocks, ...page('c:9').blocks],
    }));
    expect(joined.present).toEqual(page('a:2', 'b:1', 'c:9'));
    expect(undoStep(joined).present).toEqual(page('a:2', 'c:9'));
    expect(redoStep(joined).present).toEqual(page('b:1', 'c:9'));
  });

  it('have no step that changes nothing after others’ work came in', () => {
    const history = after(page('a:1'), [page('a:2'), 0], [page('b:1', 'a:2'), 1000]);
    const joined = rewriteHistory(history, () => page('c:9'));
    expect([joined.past, undoStep(joined).present]).toEqual([[], page('c:9')]);
  });
});
