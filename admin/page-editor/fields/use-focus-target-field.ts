import { type RefObject, useEffect, useRef } from 'react';
import type { Caret } from '../editor/activity.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { setCaretPosition } from './set-caret-position.ts';

const INPUT_SELECTOR = '[contenteditable=true], textarea, input:not([type=file], [type=hidden], [disabled])';

/** The field may appear late, in a panel that slides in or in lazily loaded rich text, so it is tried again. */
const RETRY_INTERVAL_MS = 60;
const MAX_TRIES = 20;

/** Keys that move the focus or close something. */
const NAVIGATION_KEYS = /^(Arrow|Page|Tab$|Escape$|Home$|End$)/;

/**
 * Focuses the field that a check or a shortcut asked for; '' is the panel's first field. Gives up if the user moves on
 * by pointer or key before the field is there; a dialog that returns the focus on closing does not count.
 */
export function useFocusTargetField(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { target } = usePageEditor().state;
  useEffect(() => {
    if (target === null) return;
    let tries = 0;
    const abortController = new AbortController();
    const timer = window.setInterval(() => {
      tries += 1;
      if (focusField(ref.current, target) || tries === MAX_TRIES) abortController.abort();
    }, RETRY_INTERVAL_MS);
    abortController.signal.addEventListener('abort', () => window.clearInterval(timer));
    onUserMove(() => abortController.abort(), abortController.signal);
    return () => abortController.abort();
  }, [target]);
  return ref;
}

/** Calls `leave` when a pointer or navigation key is pressed, on the screen or in the canvas. */
function onUserMove(leave: () => void, signal: AbortSignal): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  for (const place of [document, frame?.contentDocument]) {
    place?.addEventListener('pointerdown', leave, { capture: true, signal });
    place?.addEventListener('keydown', ({ key }) => NAVIGATION_KEYS.test(key) && leave(), { capture: true, signal });
  }
}

function focusField(panel: HTMLElement | null, { name, caret }: { name: string; caret: Caret | undefined }): boolean {
  const field = findField(panel, name);
  if (!field || field.matches('[data-waiting]')) return false;
  const input = field.querySelector<HTMLElement>(INPUT_SELECTOR) ?? field.querySelector('button');
  field.scrollIntoView({ block: 'nearest' });
  input?.focus();
  if (input && caret) setCaretPosition(input, caret);
  return true;
}

function findField(panel: HTMLElement | null, name: string): HTMLElement | null | undefined {
  if (name === '') return panel?.querySelector<HTMLElement>('[data-field]');
  const [first = ''] = name.split('.');
  return (
    panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ??
    panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(first)}"]`)
  );
}
