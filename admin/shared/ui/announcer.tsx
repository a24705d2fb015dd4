import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { createObservable } from '../observable.ts';

const message = createObservable('');

/** Says something to screen readers that others see: a new screen, a changed status. */
export function announce(text: string): void {
  message.set(text);
}

/** Stands once on the page; `announce` speaks through it. */
export function Announcer() {
  const text = useSyncExternalStore(message.subscribe, message.get);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
