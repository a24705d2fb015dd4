import { deleteDraft, putDraft } from './draft-storage.ts';
import type { SavedDraft } from './saved-draft.ts';

export type DraftWriter = {
  save: (draft: SavedDraft) => void;
  remove: () => void;
  /** Resolves when all pending writes are done. */
  whenIdle: () => Promise<void>;
};

type Options = { id: string; onSaved: (isSaved: boolean) => void };

/** Writes the draft of one session; while a write is running, only the newest request is queued. */
export function createDraftWriter({ id, onSaved }: Options): DraftWriter {
  // Undefined: nothing to do; null: remove the draft.
  let pending: SavedDraft | null | undefined;
  let hasDraft = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (pending !== undefined) {
      const draft = pending;
      pending = undefined;
      try {
        if (draft) await putDraft(draft);
        else await deleteDraft(id);
        hasDraft = draft !== null;
        onSaved(true);
      } catch {
        // A failed removal is no problem for the user.
        onSaved(draft === null);
      }
    }
    running = null;
  }

  function enqueue(draft: SavedDraft | null): void {
    pending = draft;
    running ??= run();
  }
  return {
    save: enqueue,
    remove: () => {
      if (hasDraft || running !== null) enqueue(null);
    },
    whenIdle: async () => {
      await running;
    },
  };
}
