import { useEffect, useState } from 'react';

/** Returns true once a state has lasted for a while (200 ms by default), so that short waits show nothing. */
export function useDelayed(isOn: boolean, milliseconds = 200): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsElapsed(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isElapsed;
}
