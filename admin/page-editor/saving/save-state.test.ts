import { describe, expect, it } from 'vitest';
import { initialSaveState, type SaveEvent, saveReducer, type SaveState, withSlugState } from './save-state.ts';

const at = new Date('2026-11-21T12:04:00Z');
const after = (...events: SaveEvent[]): SaveState => events.reduce(saveReducer, initialSaveState);
const edited: SaveEvent = { type: 'changed', isUnsaved: true };

describe('the save state with a typed slug', () => {
  const sentSlug = { isUnsent: false, isSending: false };
  const unsentSlug = { isUnsent: true, isSending: false };

  it('is not saved until the slug was sent', () => {
    expect(withSlugState({ status: 'saved', at }, sentSlug)).toEqual({ status: 'saved', at });
    expect(withSlugState({ status: 'saved', at }, unsentSlug)).toEqual({ status: 'unsavedSlug' });
    expect(withSlugState({ status: 'saved', at }, { ...unsentSlug, isSending: true })).toEqual({ status: 'saving' });
  });

  it('shows problems with the content first', () => {
    expect(withSlugState({ status: 'offline' }, unsentSlug)).toEqual({ status: 'offline' });
    expect(withSlugState({ status: 'unsaved' }, unsentSlug)).toEqual({ status: 'unsaved' });
  });
});

describe('the save state', () => {
  it('is unsaved after editing and saved after storing', () => {
    expect(after(edited).status).toBe('unsaved');
    expect(after(edited, { type: 'saving' }).status).toBe('saving');
    expect(after(edited, { type: 'saving' }, { type: 'saved', at, isUnsaved: false })).toEqual({ status: 'saved', at });
  });

  it('is saved again if undo restores the stored content', () => {
    expect(after(edited, { type: 'changed', isUnsaved: false }).status).toBe('saved');
  });

  it('has the time of the last store while nothing changes', () => {
    expect(after({ type: 'saved', at, isUnsaved: false }, { type: 'changed', isUnsaved: false })).toEqual({
      status: 'saved',
      at,
    });
  });

  it('is unsaved after a store during which the content changed', () => {
    expect(after(edited, { type: 'saving' }, edited, { type: 'saved', at, isUnsaved: true }).status).toBe('unsaved');
  });

  it('stays failed until storing is tried again', () => {
    const failed: SaveEvent = { type: 'failed', errors: [{ code: 'V_15', property: 'block.b1.html' }] };
    expect(after(edited, failed, edited)).toEqual({ status: 'failed', errors: failed.errors });
    expect(after(edited, failed, { type: 'saving' }).status).toBe('saving');
  });

  it('stays offline during typing, until the server is reached', () => {
    expect(after(edited, { type: 'offline' }, edited).status).toBe('offline');
    expect(after(edited, { type: 'offline' }, { type: 'saving' }, { type: 'saved', at, isUnsaved: false })).toEqual({
      status: 'saved',
      at,
    });
  });

  it('stays a conflict during typing, until it is resolved', () => {
    expect(after(edited, { type: 'conflict' }, edited).status).toBe('conflict');
    expect(after(edited, { type: 'conflict' }, { type: 'saving' }).status).toBe('conflict');
    expect(after(edited, { type: 'conflict' }, { type: 'saved', at, isUnsaved: false }).status).toBe('saved');
    expect(after(edited, { type: 'conflict' }, { type: 'saved', at, isUnsaved: true }).status).toBe('unsaved');
  });
});
