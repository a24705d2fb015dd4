import { useEffect, useRef, useState } from 'react';
import { useRefreshSessionMutation } from '../../generated/graphql.ts';
import { useSettings } from '../settings/index.ts';
import { startActivityTimer } from './activity-timer.ts';
import { ActivityWarning } from './activity-warning.tsx';
import { createLastInput } from './last-input.ts';
import { refreshSession } from './refresh-session.ts';
import { signOutReason } from './sign-out-reason.ts';
import { useLogout, useSession } from './use-session.ts';
import { watchUserInput } from './watch-user-input.ts';

const refreshIntervalMs = 10 * 60_000;

/** Extends the session on input and when the tab becomes visible again; an ended session shows at once. */
function useRefreshOnInput(): void {
  const [sendRefresh] = useRefreshSessionMutation();
  useEffect(() => {
    let refreshedAt = Date.now();
    function handleInput() {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < refreshIntervalMs) return;
      refreshedAt = Date.now();
      void refreshSession(sendRefresh, { storage: window.sessionStorage, reload: () => window.location.reload() });
    }
    const stop = watchUserInput(handleInput);
    document.addEventListener('visibilitychange', handleInput);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleInput);
    };
  }, [sendRefresh]);
}

/** Signs the user out after this many minutes without input in any tab; 0 while the setting is not loaded. */
function InactivityMonitor({ minutes }: { minutes: number }) {
  const logOut = useLogout();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const recordInput = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (minutes <= 0) return;
    const timer = startActivityTimer({
      minutes,
      lastInput: createLastInput(),
      onChange(remaining) {
        setSecondsLeft(remaining === 0 ? null : remaining);
        if (remaining !== 0) return;
        signOutReason.set('inactive');
        void logOut();
      },
    });
    recordInput.current = timer.recordInput;
    const stopWatching = watchUserInput(timer.recordInput);
    return () => {
      stopWatching();
      timer.stop();
    };
  }, [minutes, logOut]);

  return <ActivityWarning secondsLeft={secondsLeft} onStay={() => recordInput.current()} />;
}

function SignedInMonitor() {
  const { activityTimeout } = useSettings();
  useRefreshOnInput();
  useEffect(() => signOutReason.set(null), []);
  return <InactivityMonitor minutes={activityTimeout} />;
}

/** Extends the session of active users and signs out inactive ones. */
export function SessionMonitor() {
  const { authenticated } = useSession();
  return authenticated === true ? <SignedInMonitor /> : null;
}
