import { type RefObject, useEffect, useRef } from 'react';
import type { Caret } from '../activity/activity.ts';
import { useEditor } from '../editor/editor-context.ts';
import { putCaret } from './put-caret.ts';

const INPUTS = '[contenteditable=true], textarea, input:not([type=file], [type=hidden], [disabled])';

/** A panel that slides in and the lazily loaded rich text are there a little later; milliseconds and tries. */
const RETRY = 60;
const TRIES = 20;

/** Keys that move the focus, or ask for something else. */
const MOVES = /^(Arrow|Page|Tab$|Escape$|Home$|End$)/;

/**
 * Puts the focus into the field that a check or the keyboard asked for; '' is the panel's first one. Whoever goes
 * elsewhere before it is there stays there; that a closing dialog gives the focus back is nobody's going.
 */
export function useFieldTarget(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { target } = useEditor().state;
  useEffect(() => {
    if (target === null) return;
    let tries = 0;
    const giveUp = new AbortController();
    const timer = window.setInterval(() => {
      tries += 1;
      if (focusField(ref.current, target) || tries === TRIES) giveUp.abort();
    }, RETRY);
    giveUp.signal.addEventListener('abort', () => window.clearInterval(timer));
    onLeaving(() => giveUp.abort(), giveUp.signal);
    return () => giveUp.abort();
  }, [target]);
  return ref;
}

/** Calls when somebody presses a pointer or such a key, on the screen or in the canvas' frame. */
function onLeaving(leave: () => void, signal: AbortSignal): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  for (const place of [document, frame?.contentDocument]) {
    place?.addEventListener('pointerdown', leave, { capture: true, signal });
    place?.addEventListener('keydown', ({ key }) => MOVES.test(key) && leave(), { capture: true, signal });
  }
}

function focusField(panel: HTMLElement | null, { name, caret }: { name: string; caret: Caret | undefined }): boolean {
  const field = findField(panel, name);
  if (!field || field.matches('[data-waiting]')) return false;
  const input = field.querySelector<HTMLElement>(INPUTS) ?? field.querySelector('button');
  field.scrollIntoView({ block: 'nearest' });
  input?.focus();
  if (input && caret) putCaret(input, caret);
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
