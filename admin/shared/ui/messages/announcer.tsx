import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { createObservable } from '../../observable.ts';

const message = createObservable('');

/** Announces a visual change, such as a new screen or status, to screen readers. */
export function announce(text: string): void {
  message.set(text);
}

/** Live region for `announce`; rendered once per page. */
export function Announcer() {
  const text = useSyncExternalStore(message.subscribe, message.get);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
