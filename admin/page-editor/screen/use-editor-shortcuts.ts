import { useFrameEvents } from '../editor/use-frame-events.ts';
import { useUndo } from '../editor/use-undo.ts';

/** Key codes that Puck handles itself, by position on a US keyboard. */
const PUCK_LETTERS: ReadonlySet<string> = new Set(['KeyZ', 'KeyY', 'KeyI']);
const PUCK_REMOVALS: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

type Props = { onStore: () => void; onHelp: () => void };

/**
 * Ctrl or Cmd with S stores, Z undoes, Shift+Z or Y redoes, / lists the shortcuts, by the letter on the key. Puck's own
 * shortcuts are blocked: it undoes by key position, which is Y on a German keyboard, and removes the selected block on
 * any Backspace.
 */
export function useEditorShortcuts({ onStore, onHelp }: Props): void {
  const { undo, redo } = useUndo();
  const handleKey = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    if (isPuckKey(event, command)) event.stopPropagation();
    if (event.defaultPrevented || !command || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter === 's' && !event.shiftKey) onStore();
    else if (letter === 'z') (event.shiftKey ? redo : undo)();
    else if (letter === 'y' && !event.shiftKey) redo();
    else if (letter === '/') onHelp();
    else return;
    event.preventDefault();
  };
  useFrameEvents({ keydown: handleKey });
}

function isPuckKey({ code }: KeyboardEvent, command: boolean): boolean {
  return command ? PUCK_LETTERS.has(code) : PUCK_REMOVALS.has(code);
}
