import { createObservable, type Observable } from '../../shared/observable.ts';
import type { ContentChange } from '../content/change-content.ts';
import {
  type UndoHistory,
  recordStep,
  redoStep,
  replacePresent,
  rewriteUndoHistory,
  startUndoHistory,
  undoStep,
} from '../content/undo-history.ts';
import type { PageContent } from '../content/page-content.ts';

/** The content on the screen, with its undo history. */
export type ContentStore = Pick<Observable<PageContent>, 'get' | 'subscribe'> & {
  hasPast: () => boolean;
  hasFuture: () => boolean;
  /** Applies one editing step. Changes with the same `gesture` in a row are one step, such as the moves of a block. */
  change: (change: ContentChange, gesture?: object | null) => void;
  /** Changes the content without a step. */
  replace: (change: ContentChange) => void;
  /** Changes the content and every step. */
  rewrite: (change: ContentChange) => void;
  /** Goes one step back; returns false if there is none. */
  undo: () => boolean;
  redo: () => boolean;
};

/**
 * Creates the content of an open editor. Puck's own undo history is not used: it joins all changes within 250 ms, also
 * a move with the typing before it, and restores selection and viewport as well.
 */
export function createContentStore(initial: PageContent): ContentStore {
  const history = createObservable(startUndoHistory(initial));
  /** The gesture of the last change, and the history before its first one. */
  let joinable: { gesture: object; before: UndoHistory } | null = null;
  const update = (next: UndoHistory): boolean => {
    const isChanged = next !== history.get();
    if (isChanged) history.set(next);
    return isChanged;
  };
  const leaveGesture = (): UndoHistory => {
    joinable = null;
    return history.get();
  };
  return {
    get: () => history.get().present,
    subscribe: history.subscribe,
    hasPast: () => history.get().past.length > 0,
    hasFuture: () => history.get().future.length > 0,
    change: (change, gesture = null) => {
      const before = gesture !== null && gesture === joinable?.gesture ? joinable.before : history.get();
      joinable = gesture && { gesture, before };
      update(recordStep(before, change(history.get().present), Date.now()));
    },
    replace: (change) => void update(replacePresent(leaveGesture(), change)),
    rewrite: (change) => void update(rewriteUndoHistory(leaveGesture(), change)),
    undo: () => update(undoStep(leaveGesture())),
    redo: () => update(redoStep(leaveGesture())),
  };
}
