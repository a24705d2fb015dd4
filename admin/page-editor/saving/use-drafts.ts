import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../shared/session/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { hasUnstoredWork } from './base-version.ts';
import { createDraftWriter } from './draft-writer.ts';
import { deleteDraft, listDrafts } from './draft-storage.ts';
import type { SavedDraft } from './saved-draft.ts';
import { useDraftSweep } from './use-draft-sweep.ts';
import { isDraftSessionOver, readTabID, startDraftSession } from './draft-session.ts';
import type { Saving } from './use-saving.ts';

/** The drafts of the open page in this browser. */
export type DraftControls = {
  /** Whether unsaved work could be saved in this browser. */
  isSaved: boolean;
  /** Saves the draft; called after every change of the content. */
  save: () => void;
  /** Unsaved work of an earlier session in this browser. */
  offeredDraft: SavedDraft | null;
  restoreOffered: () => void;
  discardOffered: () => void;
  /** Time of the draft that this tab restored automatically. */
  restoredFrom: Date | null;
  dismissRestored: () => void;
  /** Saves the draft without a tab id, so that later sessions offer it. */
  saveForLater: () => void;
};

/** Saves unsaved work in this browser at every change, and restores it after a reload, a crash or a sign-in. */
export function useDrafts({ saver, state }: Saving): DraftControls {
  const [isSaved, setIsSaved] = useState(true);
  const { page, isReadOnly } = usePageEditor();
  const userID = useSession().user?.id ?? 0;
  const getContent = useGetContent();
  const [session] = useState(startDraftSession);
  const [writer] = useState(() => createDraftWriter({ id: session.id, onSaved: setIsSaved }));
  useEffect(() => session.end, [session]);
  useDraftSweep(userID);

  const saveAs = useCallback(
    (tabID: string) => {
      if (isReadOnly) return;
      const draft = { ground: saver.base, content: getContent(), changedAt: new Date() };
      writer.save({ ...draft, id: session.id, pageID: page.id, userID, tabID });
    },
    [isReadOnly, saver, getContent, writer, session, page.id, userID],
  );
  const save = useCallback(() => saveAs(readTabID()), [saveAs]);
  // A store or a merge has changed the base version of the draft.
  useEffect(() => {
    if (state.status === 'saving') return;
    if (saver.isUnsaved()) save();
    else writer.remove();
  }, [state, save, writer, saver]);
  const earlier = useEarlierDrafts({ userID, sessionID: session.id, saver, whenIdle: writer.whenIdle });
  return { isSaved, save, ...earlier, saveForLater: () => saveAs('') };
}

type Options = { userID: number; sessionID: string; saver: Saving['saver']; whenIdle: () => Promise<void> };

function useEarlierDrafts({ userID, sessionID, saver, whenIdle }: Options) {
  const { page, isReadOnly } = usePageEditor();
  const [drafts, setDrafts] = useState<readonly SavedDraft[]>([]);
  const [restoredFrom, setRestoredFrom] = useState<Date | null>(null);

  const discard = useCallback((draft: SavedDraft) => {
    setDrafts((all) => all.filter(({ id }) => id !== draft.id));
    void deleteDraft(draft.id).catch(() => undefined);
  }, []);
  const restore = useCallback(
    async (draft: SavedDraft) => {
      if (!(await saver.restore(draft))) return;
      setRestoredFrom(draft.changedAt);
      // Removed only after it was saved as a draft of this session.
      await nextFrame();
      await whenIdle();
      discard(draft);
    },
    [saver, whenIdle, discard],
  );
  useEffect(() => {
    if (isReadOnly) return;
    let isUnmounted = false;
    const findEarlierDrafts = async () => {
      const others = (await listDrafts(userID, page.id)).filter(({ id }) => id !== sessionID);
      const areOver = await Promise.all(others.map(({ id }) => isDraftSessionOver(id)));
      if (isUnmounted) return;
      const ended = others.filter((_, index) => areOver[index]);
      const unstored = ended.filter((draft) => hasUnstoredWork(draft, saver.base));
      for (const draft of ended) if (!unstored.includes(draft)) void deleteDraft(draft.id);
      const ownDraft = unstored.find(({ tabID }) => tabID === readTabID());
      setDrafts(unstored.filter((draft) => draft !== ownDraft));
      if (ownDraft) await restore(ownDraft);
    };
    // A browser without IndexedDB has no drafts.
    void findEarlierDrafts().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isReadOnly, page.id, saver, sessionID, restore, userID]);
  const offeredDraft = drafts[0] ?? null;
  return {
    offeredDraft,
    restoreOffered: () => offeredDraft && void restore(offeredDraft),
    discardOffered: () => offeredDraft && discard(offeredDraft),
    restoredFrom,
    dismissRestored: () => setRestoredFrom(null),
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve);
  });
}
