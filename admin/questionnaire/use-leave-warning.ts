import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** Asks before unsaved work is left, for another screen or for good. */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return blocker;
}
