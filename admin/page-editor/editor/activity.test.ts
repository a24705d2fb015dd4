import { describe, expect, it } from 'vitest';
import {
  affectedKeys,
  type EditorAction,
  editorReducer,
  type EditorState,
  initialEditorState,
  isPickingBlock,
} from './activity.ts';

const after = (...actions: EditorAction[]): EditorState => actions.reduce(editorReducer, initialEditorState);

describe('the editor’s activity', () => {
  it('starts as Editing, with nothing selected', () => {
    expect(after()).toMatchObject({ activity: 'Editing', selected: null });
  });

  it('is AddingBlock while a block is chosen, and Editing once it was added', () => {
    expect(after({ type: 'add', at: 2 })).toMatchObject({ activity: 'AddingBlock', insertAt: 2 });
    expect(after({ type: 'add', at: 2 }, { type: 'added', key: 'b7' })).toMatchObject({
      activity: 'Editing',
      selected: 'b7',
      insertAt: null,
    });
  });

  it('keeps the selection when another activity is opened', () => {
    const state = after({ type: 'edit', key: 'b1' }, { type: 'open', activity: 'EditingSEOSettings' });
    expect(state).toMatchObject({ activity: 'EditingSEOSettings', selected: 'b1' });
  });

  it('becomes Editing again when a block is selected', () => {
    const state = after({ type: 'open', activity: 'EditingPageSettings' }, { type: 'select', key: 'b2' });
    expect(state).toMatchObject({ activity: 'Editing', selected: 'b2' });
  });

  it('stays the same when a click beside the blocks clears the selection', () => {
    const state = after(
      { type: 'edit', key: 'b1' },
      { type: 'open', activity: 'EditingPageSettings' },
      { type: 'select', key: null },
    );
    expect(state).toMatchObject({ activity: 'EditingPageSettings', selected: null });
  });

  it('does not change when the selected block is selected again', () => {
    const state = after({ type: 'edit', key: 'b1' }, { type: 'open', activity: 'EditingPageSettings' });
    expect(editorReducer(state, { type: 'select', key: 'b1' })).toBe(state);
  });

  it('focuses the same field again when it is asked for twice', () => {
    const once = after({ type: 'edit', key: 'b1', field: 'text' });
    const twice = editorReducer(once, { type: 'edit', key: 'b1', field: 'text' });
    expect(twice.target).not.toEqual(once.target);
    expect(twice.target?.name).toBe('text');
  });

  it('selects the next block when the selected one is removed', () => {
    expect(after({ type: 'edit', key: 'b1' }, { type: 'removed', keys: ['b1'], next: 'b2' }).selected).toBe('b2');
    expect(after({ type: 'edit', key: 'b1' }, { type: 'removed', keys: ['b3'], next: 'b2' }).selected).toBe('b1');
  });

  it('opens the panel for editing, and closes it on request', () => {
    expect(after({ type: 'edit', key: 'b1' }).isPanelOpen).toBe(true);
    expect(after({ type: 'edit', key: 'b1' }, { type: 'close-panel' })).toMatchObject({
      isPanelOpen: false,
      selected: 'b1',
    });
  });

  it('replaces the outline by the panel when a block is edited from there', () => {
    expect(after({ type: 'show', view: 'outline' }).view).toBe('outline');
    expect(after({ type: 'show', view: 'outline' }, { type: 'edit', key: 'b1' }).view).toBe('activity');
  });

  it('returns to the previous activity when the picker is cancelled', () => {
    const state = after({ type: 'open', activity: 'EditingSEOSettings' }, { type: 'add', at: null });
    expect(state).toMatchObject({ activity: 'AddingBlock', previousActivity: 'EditingSEOSettings' });
    expect(isPickingBlock(state)).toBe(true);
    expect(editorReducer(state, { type: 'cancel-picker' }).activity).toBe('EditingSEOSettings');
  });

  it('is ReplaceBlock while a replacement is chosen, and Editing once the block was replaced', () => {
    const state = after({ type: 'replace', key: 'b2' });
    expect(state).toMatchObject({ activity: 'ReplaceBlock', selected: 'b2' });
    expect(editorReducer(state, { type: 'added', key: 'b2' })).toMatchObject({ activity: 'Editing', selected: 'b2' });
  });

  it('stays AddingBlock below the added block when more are added', () => {
    const state = after({ type: 'add', at: 0 }, { type: 'added-and-stay', key: 'b7', at: 1 });
    expect(state).toMatchObject({ activity: 'AddingBlock', selected: 'b7', insertAt: 1 });
  });

  it('keeps a block grabbed until it is dropped, edited or removed, or another one is selected', () => {
    const grabbed = { type: 'pick-up', key: 'b1', order: ['b2', 'b1'] } as const;
    expect(after(grabbed)).toMatchObject({ selected: 'b1', grabbed: { key: 'b1', order: ['b2', 'b1'] } });
    for (const action of [
      { type: 'drop' },
      { type: 'edit', key: 'b1' },
      { type: 'select', key: 'b2' },
      { type: 'removed', keys: ['b1'], next: null },
    ] as const) {
      expect(after(grabbed, action).grabbed, action.type).toBeNull();
    }
  });

  it('keeps several blocks selected until one is selected alone, edited or removed', () => {
    const several = { type: 'select-several', key: 'b3', keys: ['b1', 'b2', 'b3'], from: 'b1' } as const;
    const state = after({ type: 'edit', key: 'b1' }, several);
    expect(state).toMatchObject({ activity: 'Editing', selected: 'b3', rangeFrom: 'b1' });
    expect(affectedKeys(state, 'b2')).toEqual(['b1', 'b2', 'b3']);
    expect(affectedKeys(state, 'b9')).toEqual(['b9']);
    for (const action of [
      { type: 'edit', key: 'b3' },
      { type: 'select', key: 'b3' },
      { type: 'select', key: null },
      { type: 'removed', keys: ['b1', 'b2', 'b3'], next: 'b4' },
      { type: 'select-several', key: 'b1', keys: ['b1'], from: 'b1' },
    ] as const) {
      expect(editorReducer(state, action).selectedKeys, action.type).toEqual([]);
    }
  });
});
