import { useFrameEvents } from './use-frame-events.ts';
import { useHistory } from './use-history.ts';

/** Codes of the keys that Puck listens for itself, by their place on a US keyboard. */
const PUCK_LETTERS: ReadonlySet<string> = new Set(['KeyZ', 'KeyY', 'KeyI']);
const PUCK_REMOVALS: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

type Props = { onStore: () => void; onHelp: () => void };

/**
 * Ctrl or Cmd with S stores, Z undoes, Shift+Z or Y does again, / lists the keys, by what stands on the key. Puck would
 * undo by the key's place, which is Y on a German keyboard, and remove the selected block on a Backspace anywhere: its
 * keys end here.
 */
export function useHotkeys({ onStore, onHelp }: Props): void {
  const { undo, redo } = useHistory();
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
