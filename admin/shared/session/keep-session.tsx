import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { startActivityTimer } from './activity-timer.ts';
import { ActivityWarning } from './activity-warning.tsx';
import { createLastInput } from './last-input.ts';
import { refreshSession } from './refresh-session.ts';
import { signOutReason } from './sign-out-reason.ts';
import { useLogout, useSession } from './use-session.ts';
import { watchInputs } from './watch-inputs.ts';

const refreshAfter = 10 * 60_000;

/** Extends the session on input and on coming back to the tab; where it is over meanwhile, that shows at once. */
function useRefreshOnInput(): void {
  const client = useApolloClient();
  useEffect(() => {
    let refreshedAt = Date.now();
    function handleInput() {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < refreshAfter) return;
      refreshedAt = Date.now();
      void refreshSession(client, { storage: window.sessionStorage, reload: () => window.location.reload() });
    }
    const stop = watchInputs(handleInput);
    document.addEventListener('visibilitychange', handleInput);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleInput);
    };
  }, [client]);
}

/** Signs out after so many minutes without input in any tab; 0 are not known yet. */
function ActivityWatch({ minutes }: { minutes: number }) {
  const logOut = useLogout();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const noteInput = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (minutes <= 0) return;
    const timer = startActivityTimer({
      minutes,
      lastInput: createLastInput(),
      onChange(left) {
        setSecondsLeft(left === 0 ? null : left);
        if (left !== 0) return;
        signOutReason.set('inactive');
        void logOut();
      },
    });
    noteInput.current = timer.noteInput;
    const stopWatching = watchInputs(timer.noteInput);
    return () => {
      stopWatching();
      timer.stop();
    };
  }, [minutes, logOut]);

  return <ActivityWarning secondsLeft={secondsLeft} onStay={() => noteInput.current()} />;
}

function SignedIn() {
  const { activityTimeout } = useSettings();
  useRefreshOnInput();
  useEffect(() => signOutReason.set(null), []);
  return <ActivityWatch minutes={activityTimeout} />;
}

/** Keeps the session of somebody who works, and ends that of somebody who has gone. */
export function KeepSession() {
  const { authenticated } = useSession();
  return authenticated === true ? <SignedIn /> : null;
}
