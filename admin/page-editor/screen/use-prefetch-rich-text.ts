import { useEffect } from 'react';

/** Loads the rich text editor in the background, shortly after the screen was opened. */
export function usePrefetchRichText(): void {
  useEffect(() => {
    // A timeout, since Safari has no requestIdleCallback.
    const timer = window.setTimeout(() => void import('../rich-text/rich-text-field.tsx'), 500);
    return () => window.clearTimeout(timer);
  }, []);
}
