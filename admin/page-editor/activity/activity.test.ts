import { describe, expect, it } from 'vitest';
import {
  chosenWith,
  type EditorAction,
  editorReducer,
  type EditorState,
  initialEditorState,
  isChoosing,
} from './activity.ts';

const after = (...actions: EditorAction[]): EditorState => actions.reduce(editorReducer, initialEditorState);

describe('the editor’s activity', () => {
  it('starts as Editing, with nothing selected', () => {
    expect(after()).toMatchObject({ activity: 'Editing', selected: null });
  });

  it('becomes AddingBlock at a place, and Editing of the block that was added', () => {
    expect(after({ type: 'add', at: 2 })).toMatchObject({ activity: 'AddingBlock', insertAt: 2 });
    expect(after({ type: 'add', at: 2 }, { type: 'added', key: 'b7' })).toMatchObject({
      activity: 'Editing',
      selected: 'b7',
      insertAt: null,
    });
  });

  it('becomes what is opened, and keeps the selection', () => {
    const state = after({ type: 'edit', key: 'b1' }, { type: 'open', activity: 'EditingSEOSettings' });
    expect(state).toMatchObject({ activity: 'EditingSEOSettings', selected: 'b1' });
  });

  it('becomes Editing again when a block is selected', () => {
    const state = after({ type: 'open', activity: 'EditingPageSettings' }, { type: 'select', key: 'b2' });
    expect(state).toMatchObject({ activity: 'Editing', selected: 'b2' });
  });

  it('stays when the selection ends, as a click beside the blocks does', () => {
    const state = after(
      { type: 'edit', key: 'b1' },
      { type: 'open', activity: 'EditingPageSettings' },
      { type: 'select', key: null },
    );
    expect(state).toMatchObject({ activity: 'EditingPageSettings', selected: null });
  });

  it('changes nothing when the selected block is selected', () => {
    const state = after({ type: 'edit', key: 'b1' }, { type: 'open', activity: 'EditingPageSettings' });
    expect(editorReducer(state, { type: 'select', key: 'b1' })).toBe(state);
  });

  it('leads to the same field twice', () => {
    const once = after({ type: 'edit', key: 'b1', field: 'text' });
    const twice = editorReducer(once, { type: 'edit', key: 'b1', field: 'text' });
    expect(twice.target).not.toEqual(once.target);
    expect(twice.target?.name).toBe('text');
  });

  it('selects the neighbour of a removed block, where that was the selected one', () => {
    expect(after({ type: 'edit', key: 'b1' }, { type: 'removed', keys: ['b1'], next: 'b2' }).selected).toBe('b2');
    expect(after({ type: 'edit', key: 'b1' }, { type: 'removed', keys: ['b3'], next: 'b2' }).selected).toBe('b1');
  });

  it('opens the panel for editing and adding, and closes it on demand', () => {
    expect(after({ type: 'edit', key: 'b1' }).isPanelOpen).toBe(true);
    expect(after({ type: 'edit', key: 'b1' }, { type: 'close-panel' })).toMatchObject({
      isPanelOpen: false,
      selected: 'b1',
    });
  });

  it('leaves the outline when something is edited there', () => {
    expect(after({ type: 'show', view: 'outline' }).view).toBe('outline');
    expect(after({ type: 'show', view: 'outline' }, { type: 'edit', key: 'b1' }).view).toBe('activity');
  });

  it('chooses a block over what the panel was for, and goes back there without a choice', () => {
    const state = after({ type: 'open', activity: 'EditingSEOSettings' }, { type: 'add', at: null });
    expect(state).toMatchObject({ activity: 'AddingBlock', before: 'EditingSEOSettings' });
    expect(isChoosing(state)).toBe(true);
    expect(editorReducer(state, { type: 'stop-choosing' }).activity).toBe('EditingSEOSettings');
  });

  it('becomes ReplaceBlock for a block, and Editing of it once it is replaced', () => {
    const state = after({ type: 'replace', key: 'b2' });
    expect(state).toMatchObject({ activity: 'ReplaceBlock', selected: 'b2' });
    expect(editorReducer(state, { type: 'added', key: 'b2' })).toMatchObject({ activity: 'Editing', selected: 'b2' });
  });

  it('goes on adding below what was added', () => {
    const state = after({ type: 'add', at: 0 }, { type: 'added-one', key: 'b7', at: 1 });
    expect(state).toMatchObject({ activity: 'AddingBlock', selected: 'b7', insertAt: 1 });
  });

  it('carries a block until it is dropped, edited or removed, or another one is selected', () => {
    const carried = { type: 'pick-up', key: 'b1', order: ['b2', 'b1'] } as const;
    expect(after(carried)).toMatchObject({ selected: 'b1', carried: { key: 'b1', order: ['b2', 'b1'] } });
    for (const action of [
      { type: 'drop' },
      { type: 'edit', key: 'b1' },
      { type: 'select', key: 'b2' },
      { type: 'removed', keys: ['b1'], next: null },
    ] as const) {
      expect(after(carried, action).carried, action.type).toBeNull();
    }
  });

  it('has several blocks selected together until another is selected alone or one of them is edited', () => {
    const several = { type: 'mark', key: 'b3', keys: ['b1', 'b2', 'b3'], from: 'b1' } as const;
    const state = after({ type: 'edit', key: 'b1' }, several);
    expect(state).toMatchObject({ activity: 'Editing', selected: 'b3', rangeFrom: 'b1' });
    expect(chosenWith(state, 'b2')).toEqual(['b1', 'b2', 'b3']);
    expect(chosenWith(state, 'b9')).toEqual(['b9']);
    for (const action of [
      { type: 'edit', key: 'b3' },
      { type: 'select', key: 'b3' },
      { type: 'select', key: null },
      { type: 'removed', keys: ['b1', 'b2', 'b3'], next: 'b4' },
      { type: 'mark', key: 'b1', keys: ['b1'], from: 'b1' },
    ] as const) {
      expect(editorReducer(state, action).marked, action.type).toEqual([]);
    }
  });
});
