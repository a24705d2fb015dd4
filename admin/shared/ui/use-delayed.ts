import { useEffect, useState } from 'react';

/** True once a state has lasted: for 200 ms nothing moves, since most answers are there by then. */
export function useDelayed(isOn: boolean, milliseconds = 200): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, milliseconds]);
  return isOn && hasLasted;
}
