import { describe, expect, it } from 'vitest';
import { initialSaveState, type SaveEvent, saveReducer, type SaveState, withSlug } from './save-state.ts';

const at = new Date('2026-11-21T12:04:00Z');
const after = (...events: SaveEvent[]): SaveState => events.reduce(saveReducer, initialSaveState);
const edited: SaveEvent = { type: 'changed', isUnsaved: true };

describe('the save state with a typed slug', () => {
  const sent = { isUnsent: false, isSending: false };
  const typed = { isUnsent: true, isSending: false };

  it('is not saved before the slug was sent', () => {
    expect(withSlug({ status: 'saved', at }, sent)).toEqual({ status: 'saved', at });
    expect(withSlug({ status: 'saved', at }, typed)).toEqual({ status: 'unsavedSlug' });
    expect(withSlug({ status: 'saved', at }, { ...typed, isSending: true })).toEqual({ status: 'saving' });
  });

  it('shows trouble with the content first', () => {
    expect(withSlug({ status: 'offline' }, typed)).toEqual({ status: 'offline' });
    expect(withSlug({ status: 'unsaved' }, typed)).toEqual({ status: 'unsaved' });
  });
});

describe('the save state', () => {
  it('is unsaved after editing and saved after storing', () => {
    expect(after(edited).status).toBe('unsaved');
    expect(after(edited, { type: 'saving' }).status).toBe('saving');
    expect(after(edited, { type: 'saving' }, { type: 'saved', at, isUnsaved: false })).toEqual({ status: 'saved', at });
  });

  it('is saved again where undo leads back to what is stored', () => {
    expect(after(edited, { type: 'changed', isUnsaved: false }).status).toBe('saved');
  });

  it('keeps the time of the last store while nothing changes', () => {
    expect(after({ type: 'saved', at, isUnsaved: false }, { type: 'changed', isUnsaved: false })).toEqual({
      status: 'saved',
      at,
    });
  });

  it('is unsaved after a store during which somebody typed', () => {
    expect(after(edited, { type: 'saving' }, edited, { type: 'saved', at, isUnsaved: true }).status).toBe('unsaved');
  });

  it('keeps telling of a failure until storing is tried again', () => {
    const failed: SaveEvent = { type: 'failed', errors: [{ code: 'V_15', property: 'block.b1.html' }] };
    expect(after(edited, failed, edited)).toEqual({ status: 'failed', errors: failed.errors });
    expect(after(edited, failed, { type: 'saving' }).status).toBe('saving');
  });

  it('stays offline while typing goes on, until the server was reached', () => {
    expect(after(edited, { type: 'offline' }, edited).status).toBe('offline');
    expect(after(edited, { type: 'offline' }, { type: 'saving' }, { type: 'saved', at, isUnsaved: false })).toEqual({
      status: 'saved',
      at,
    });
  });

  it('stays a conflict while typing goes on, until it is resolved', () => {
    expect(after(edited, { type: 'conflict' }, edited).status).toBe('conflict');
    expect(after(edited, { type: 'conflict' }, { type: 'saving' }).status).toBe('conflict');
    expect(after(edited, { type: 'conflict' }, { type: 'saved', at, isUnsaved: false }).status).toBe('saved');
    expect(after(edited, { type: 'conflict' }, { type: 'saved', at, isUnsaved: true }).status).toBe('unsaved');
  });
});
