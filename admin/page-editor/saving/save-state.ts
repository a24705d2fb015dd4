import type { CheckError } from '../checks/publication-check.ts';

/** The one place that tells how what is on the screen relates to what the server has. */
export type SaveState =
  | { status: 'saved'; at: Date | null }
  | { status: 'unsaved' }
  /** Everything is stored but the slug, which was typed and not sent. */
  | { status: 'unsavedSlug' }
  | { status: 'saving' }
  /** The server cannot be reached; it is tried again by itself. */
  | { status: 'offline' }
  | { status: 'failed'; errors: readonly CheckError[] }
  /** Somebody else changed the same thing, and a choice is waited for. */
  | { status: 'conflict' };

export type SaveEvent =
  | { type: 'changed'; isUnsaved: boolean }
  | { type: 'saving' }
  | { type: 'saved'; at: Date; isUnsaved: boolean }
  | { type: 'offline' }
  | { type: 'failed'; errors: readonly CheckError[] }
  | { type: 'conflict' };

/** The state of the page with its slug, which is sent on its own; trouble with the content is shown first. */
export function withSlug(state: SaveState, slug: { isUnsent: boolean; isSending: boolean }): SaveState {
  if (state.status !== 'saved' || !slug.isUnsent) return state;
  return { status: slug.isSending ? 'saving' : 'unsavedSlug' };
}

export const initialSaveState: SaveState = { status: 'saved', at: null };

/**
 * While a store is under way, or a conflict is open, editing goes on and does not hide that; what was typed meanwhile
 * is unsaved afterwards.
 */
export function saveReducer(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'changed':
      return changed(state, event.isUnsaved);
    case 'saving':
      return state.status === 'conflict' ? state : { status: 'saving' };
    case 'saved':
      return event.isUnsaved ? { status: 'unsaved' } : { status: 'saved', at: event.at };
    case 'failed':
      return { status: 'failed', errors: event.errors };
    default:
      return { status: event.type };
  }
}

function changed(state: SaveState, isUnsaved: boolean): SaveState {
  if (state.status === 'saving' || state.status === 'conflict') return state;
  if (!isUnsaved) return state.status === 'saved' ? state : { status: 'saved', at: null };
  return state.status === 'saved' ? { status: 'unsaved' } : state;
}
