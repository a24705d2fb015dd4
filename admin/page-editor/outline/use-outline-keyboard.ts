import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useBlockShortcuts } from '../editor/use-block-shortcuts.ts';

const ENTRY_SELECTOR = 'li > button';

/** Keyboard handling of the outline: a focused entry has the block's shortcuts, a page part only the arrow keys. */
export function useOutlineKeyboard(): {
  ref: RefObject<HTMLUListElement | null>;
  handleKey: (event: KeyboardEvent) => void;
  /** Prevents the click that Space would cause on the entry, since it picks the block up. */
  handleKeyUp: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLUListElement>(null);
  const handleBlockKey = useBlockShortcuts();
  const handleKey = (event: KeyboardEvent) => {
    const entry = entryOf(event);
    if (!entry) return;
    const key = entry.closest('li')?.dataset.block;
    const moveFocus = (step: number) => focusNeighbour(ref.current, entry, step);
    if (key === undefined) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey) return;
      moveFocus(step);
    } else if (!handleBlockKey(event, key, { focus: (other) => focusRow(ref.current, other), moveFocus })) return;
    event.preventDefault();
  };
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && entryOf(event)?.closest('li')?.dataset.block !== undefined) event.preventDefault();
  };
  return { ref, handleKey, handleKeyUp };
}

function entryOf({ target }: KeyboardEvent): HTMLElement | null {
  return target instanceof HTMLElement && target.matches(ENTRY_SELECTOR) ? target : null;
}

function focusNeighbour(list: HTMLElement | null, entry: HTMLElement, step: number): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(ENTRY_SELECTOR) ?? [])];
  const next = entries.indexOf(entry) + step;
  entries[Math.min(Math.max(next, 0), entries.length - 1)]?.focus();
}

/** Focuses a row after a move, which can take the focus from it. */
function focusRow(list: HTMLElement | null, key: string): void {
  window.requestAnimationFrame(() =>
    list?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"] > button`)?.focus(),
  );
}
