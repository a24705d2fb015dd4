import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../shared/session/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { isDraftNews } from './common-ground.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { deleteDraft, listDrafts } from './draft-storage.ts';
import type { KeptDraft } from './read-draft.ts';
import { useDraftSweep } from './use-draft-sweep.ts';
import { isSessionOver, readTabID, startEditingSession } from './editing-session.ts';
import type { Saving } from './use-saving.ts';

export type Drafts = {
  /** Whether this browser keeps what is not stored. */
  isKept: boolean;
  /** After every change of the content. */
  keep: () => void;
  /** Unsaved work of an earlier session in this browser. */
  offered: KeptDraft | null;
  takeOffered: () => void;
  discardOffered: () => void;
  /** When the work that this tab went on with by itself was done. */
  restoredFrom: Date | null;
  forgetRestored: () => void;
  /** Leaves the draft for a later session, which will be offered it. */
  putAside: () => void;
};

/** Keeps what is not stored in this browser at every change, and gives it back after a reload, a crash or a sign-in. */
export function useDrafts({ saver, state }: Saving): Drafts {
  const [isKept, setIsKept] = useState(true);
  const { page, isReadOnly } = useEditor();
  const userID = useSession().user?.id ?? 0;
  const getContent = useGetContent();
  const [session] = useState(startEditingSession);
  const [keeper] = useState(() => createDraftKeeper({ id: session.id, onKept: setIsKept }));
  useEffect(() => session.end, [session]);
  useDraftSweep(userID);

  const keepAs = useCallback(
    (tabID: string) => {
      if (isReadOnly) return;
      const draft = { ground: saver.ground, content: getContent(), changedAt: new Date() };
      keeper.keep({ ...draft, id: session.id, pageID: page.id, userID, tabID });
    },
    [isReadOnly, saver, getContent, keeper, session, page.id, userID],
  );
  const keep = useCallback(() => keepAs(readTabID()), [keepAs]);
  // A store, or somebody else's work, has changed what the draft builds on.
  useEffect(() => {
    if (state.status === 'saving') return;
    if (saver.isUnsaved()) keep();
    else keeper.drop();
  }, [state, keep, keeper, saver]);
  const earlier = useEarlierDrafts({ userID, sessionID: session.id, saver, settled: keeper.settled });
  return { isKept, keep, ...earlier, putAside: () => keepAs('') };
}

type Options = { userID: number; sessionID: string; saver: Saving['saver']; settled: () => Promise<void> };

function useEarlierDrafts({ userID, sessionID, saver, settled }: Options) {
  const { page, isReadOnly } = useEditor();
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  const [restoredFrom, setRestoredFrom] = useState<Date | null>(null);

  const discard = useCallback((draft: KeptDraft) => {
    setDrafts((all) => all.filter(({ id }) => id !== draft.id));
    void deleteDraft(draft.id).catch(() => undefined);
  }, []);
  const take = useCallback(
    async (draft: KeptDraft) => {
      if (!(await saver.restore(draft))) return;
      setRestoredFrom(draft.changedAt);
      // Not before it is kept as this session's own.
      await nextFrame();
      await settled();
      discard(draft);
    },
    [saver, settled, discard],
  );
  useEffect(() => {
    if (isReadOnly) return;
    let isGone = false;
    const look = async () => {
      const others = (await listDrafts(userID, page.id)).filter(({ id }) => id !== sessionID);
      const areOver = await Promise.all(others.map(({ id }) => isSessionOver(id)));
      if (isGone) return;
      const left = others.filter((_, index) => areOver[index]);
      const news = left.filter((draft) => isDraftNews(draft, saver.ground));
      for (const draft of left) if (!news.includes(draft)) void deleteDraft(draft.id);
      const own = news.find(({ tabID }) => tabID === readTabID());
      setDrafts(news.filter((draft) => draft !== own));
      if (own) await take(own);
    };
    // A browser without a storage has no drafts either.
    void look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isReadOnly, page.id, saver, sessionID, take, userID]);
  const offered = drafts[0] ?? null;
  return {
    offered,
    takeOffered: () => offered && void take(offered),
    discardOffered: () => offered && discard(offered),
    restoredFrom,
    forgetRestored: () => setRestoredFrom(null),
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve);
  });
}
