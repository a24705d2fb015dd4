import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useBlockKeys } from '../editor/use-block-keys.ts';

const ENTRIES = 'li > button';

/** A focused entry has the keys of its block; on the parts of the page type the arrows walk. */
export function useOutlineKeyboard(): {
  ref: RefObject<HTMLUListElement | null>;
  handleKey: (event: KeyboardEvent) => void;
  /** A button would be clicked by the Space that picks its block up. */
  handleKeyUp: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLUListElement>(null);
  const handleBlockKey = useBlockKeys();
  const handleKey = (event: KeyboardEvent) => {
    const entry = entryOf(event);
    if (!entry) return;
    const key = entry.closest('li')?.dataset.block;
    const walk = (step: number) => focusNeighbour(ref.current, entry, step);
    if (key === undefined) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey) return;
      walk(step);
    } else if (!handleBlockKey(event, key, { focus: (other) => focusRow(ref.current, other), walk })) return;
    event.preventDefault();
  };
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && entryOf(event)?.closest('li')?.dataset.block !== undefined) event.preventDefault();
  };
  return { ref, handleKey, handleKeyUp };
}

function entryOf({ target }: KeyboardEvent): HTMLElement | null {
  return target instanceof HTMLElement && target.matches(ENTRIES) ? target : null;
}

function focusNeighbour(list: HTMLElement | null, entry: HTMLElement, step: number): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
  const next = entries.indexOf(entry) + step;
  entries[Math.min(Math.max(next, 0), entries.length - 1)]?.focus();
}

/** The row is put elsewhere in the list, which can take the focus from it. */
function focusRow(list: HTMLElement | null, key: string): void {
  window.requestAnimationFrame(() =>
    list?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"] > button`)?.focus(),
  );
}
