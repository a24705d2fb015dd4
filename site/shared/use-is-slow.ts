import { useEffect, useState } from 'react';

/** Progress is shown only after this time, since a quick change of the text would distract. */
const delayMs = 200;

/** Returns whether something has been going on for longer than the eye takes for immediate. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
