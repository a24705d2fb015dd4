import { useEffect, useRef } from 'react';
import { useRefreshSession, useSession } from './use-session.ts';

const refreshAfter = 10 * 60_000;

/** Extends the session when somebody comes back to the tab; where it is over meanwhile, that shows at once. */
export function KeepSession() {
  const { authenticated } = useSession();
  const refreshSession = useRefreshSession();
  const refreshedAt = useRef(0);

  useEffect(() => {
    if (authenticated !== true) return;
    refreshedAt.current = Date.now();
    function handleReturn() {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt.current < refreshAfter) return;
      refreshedAt.current = Date.now();
      void refreshSession();
    }
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [authenticated, refreshSession]);

  return null;
}
