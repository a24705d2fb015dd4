import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';

const ENTRIES = 'li > button';

/** In the outline the arrows walk, with Alt they move the block, Delete removes it; Enter selects and edits it. */
export function useOutlineKeyboard(): {
  ref: RefObject<HTMLUListElement | null>;
  handleKey: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLUListElement>(null);
  const { act } = useEditor();
  const { move, remove } = useBlockActions();
  const handleKey = (event: KeyboardEvent) => {
    const entry = event.target;
    if (!(entry instanceof HTMLElement) || !entry.matches(ENTRIES)) return;
    const key = entry.closest('li')?.dataset.block;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    if (step !== 0 && event.altKey && key !== undefined) {
      move(key, step);
      focusRow(ref.current, key);
    } else if (step !== 0) focusNeighbour(ref.current, entry, step);
    else if (event.key === 'Delete' && key !== undefined) {
      focusNeighbour(ref.current, entry, 1);
      remove(key);
    } else if (event.key === 'Enter' && key !== undefined) act({ type: 'edit', key, field: '' });
    else return;
    event.preventDefault();
  };
  return { ref, handleKey };
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
