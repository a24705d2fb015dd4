import { useEffect } from 'react';
import type { Blocker } from 'react-router-dom';
import { useLeaveGuard as useSharedGuard } from '../../shared/leaving/index.ts';
import type { Autosave } from './autosave.ts';

type Props = { autosave: Autosave; isUnsaved: () => boolean };

/** Asks before unsaved work is left; while it asks, nothing is stored by itself. */
export function useLeaveGuard({ autosave, isUnsaved }: Props): Blocker {
  const blocker = useSharedGuard({ isUnsaved });
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return;
    autosave.pause();
    return () => autosave.resume();
  }, [autosave, isAsking]);
  return blocker;
}
