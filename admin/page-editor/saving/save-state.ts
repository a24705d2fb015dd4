import type { CheckError } from '../checks/publication-check.ts';

/** Whether the content on the screen is stored on the server. */
export type SaveState =
  | { status: 'saved'; at: Date | null }
  | { status: 'unsaved' }
  /** Everything is stored except a typed slug. */
  | { status: 'unsavedSlug' }
  | { status: 'saving' }
  /** The server cannot be reached; storing is retried automatically. */
  | { status: 'offline' }
  | { status: 'failed'; errors: readonly CheckError[] }
  /** Someone else changed the same content, and the viewer has to choose. */
  | { status: 'conflict' };

export type SaveEvent =
  | { type: 'changed'; isUnsaved: boolean }
  | { type: 'saving' }
  | { type: 'saved'; at: Date; isUnsaved: boolean }
  | { type: 'offline' }
  | { type: 'failed'; errors: readonly CheckError[] }
  | { type: 'conflict' };

/** Adds the state of the slug, which is sent separately; problems with the content come first. */
export function withSlugState(state: SaveState, slug: { isUnsent: boolean; isSending: boolean }): SaveState {
  if (state.status !== 'saved' || !slug.isUnsent) return state;
  return { status: slug.isSending ? 'saving' : 'unsavedSlug' };
}

export const initialSaveState: SaveState = { status: 'saved', at: null };

/**
 * Reducer of the save state. Edits during a store or a conflict do not change the state; afterwards they count as
 * unsaved.
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
