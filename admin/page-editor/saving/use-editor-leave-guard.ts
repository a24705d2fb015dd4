import { useEffect } from 'react';
import type { Blocker } from 'react-router-dom';
import { useUnsavedChangesBlocker as useSharedGuard } from '../../shared/unsaved-changes/index.ts';
import type { Autosave } from './autosave.ts';

type Props = { autosave: Autosave; isUnsaved: () => boolean };

/** Asks before the editor is left with unsaved work; automatic saving is paused meanwhile. */
export function useEditorLeaveGuard({ autosave, isUnsaved }: Props): Blocker {
  const blocker = useSharedGuard({ isUnsaved });
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return;
    autosave.pause();
    return () => autosave.resume();
  }, [autosave, isAsking]);
  return blocker;
}
