import { deleteDraft, putDraft } from './draft-storage.ts';
import type { KeptDraft } from './read-draft.ts';

export type DraftKeeper = {
  keep: (draft: KeptDraft) => void;
  drop: () => void;
  /** When everything asked for so far is done. */
  settled: () => Promise<void>;
};

type Options = { id: string; onKept: (isKept: boolean) => void };

/** Writes one session's draft; while one write is under way, only the newest of those that come waits. */
export function createDraftKeeper({ id, onKept }: Options): DraftKeeper {
  // Undefined: nothing to do; null: to be dropped.
  let wanted: KeptDraft | null | undefined;
  let hasDraft = false;
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (wanted !== undefined) {
      const draft = wanted;
      wanted = undefined;
      try {
        if (draft) await putDraft(draft);
        else await deleteDraft(id);
        hasDraft = draft !== null;
        onKept(true);
      } catch {
        // Without a draft there is nothing to drop, and nothing to complain about.
        onKept(draft === null);
      }
    }
    running = null;
  }

  function want(draft: KeptDraft | null): void {
    wanted = draft;
    running ??= work();
  }
  return {
    keep: want,
    drop: () => {
      if (hasDraft || running !== null) want(null);
    },
    settled: async () => {
      await running;
    },
  };
}
