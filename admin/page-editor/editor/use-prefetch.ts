import { useEffect } from 'react';

/** Fetches what the next step needs once the screen has come to rest. */
export function usePrefetch(): void {
  useEffect(() => {
    // Safari has no idle callback; a moment's wait serves.
    const timer = window.setTimeout(() => void import('../rich-text/rich-text-field.tsx'), 500);
    return () => window.clearTimeout(timer);
  }, []);
}
