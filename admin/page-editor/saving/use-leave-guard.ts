import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import type { Autosave } from './autosave.ts';

type Props = { autosave: Autosave; isUnsaved: () => boolean };

/** Asks before unsaved work is left; while it asks, nothing is stored by itself. */
export function useLeaveGuard({ autosave, isUnsaved }: Props): Blocker {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isUnsaved();
  });
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return;
    autosave.pause();
    return () => autosave.resume();
  }, [autosave, isAsking]);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return blocker;
}
