import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../editor/editor-context.ts';

const INPUTS = '[contenteditable=true], textarea, input:not([type=file], [type=hidden], [disabled])';

/** A panel that slides in and the lazily loaded rich text are there a little later; milliseconds and tries. */
const RETRY = 60;
const TRIES = 20;

/** Puts the focus into the field that a check or the keyboard asked for; '' is the panel's first one. */
export function useFieldTarget(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { target } = useEditor().state;
  useEffect(() => {
    if (target === null) return;
    let tries = 0;
    const timer = window.setInterval(() => {
      tries += 1;
      if (focusField(ref.current, target.name) || tries === TRIES) window.clearInterval(timer);
    }, RETRY);
    return () => window.clearInterval(timer);
  }, [target]);
  return ref;
}

function focusField(panel: HTMLElement | null, name: string): boolean {
  const field = findField(panel, name);
  if (!field || field.matches('[data-waiting]')) return false;
  const input = field.querySelector<HTMLElement>(INPUTS) ?? field.querySelector('button');
  field.scrollIntoView({ block: 'nearest' });
  input?.focus();
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
