import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something to screen readers that others see: a new screen, a changed status. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

/** Stands once on the page; `announce` speaks through it. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
