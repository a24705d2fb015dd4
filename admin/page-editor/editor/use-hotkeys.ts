import { useEffect, useEffectEvent } from 'react';
import { useHistory } from './use-history.ts';

/** Codes of the keys that Puck listens for itself, by their place on a US keyboard. */
const PUCK_LETTERS: ReadonlySet<string> = new Set(['KeyZ', 'KeyY', 'KeyI']);
const PUCK_REMOVALS: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

type Props = { onStore: () => void };

/**
 * Ctrl or Cmd with S stores, Z undoes, Shift+Z or Y does again, by the letter on the key. Puck would undo by the key's
 * place, which is Y on a German keyboard, and remove the selected block on a Backspace anywhere: its keys end here.
 */
export function useHotkeys({ onStore }: Props): void {
  const { undo, redo } = useHistory();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    if (isPuckKey(event, command)) event.stopPropagation();
    if (event.defaultPrevented || !command || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter === 's' && !event.shiftKey) onStore();
    else if (letter === 'z') (event.shiftKey ? redo : undo)();
    else if (letter === 'y' && !event.shiftKey) redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const bodies = new Set<HTMLElement>();
    const listen = () => {
      for (const body of [document.body, frame?.contentDocument?.body]) {
        if (!body || bodies.has(body)) continue;
        body.addEventListener('keydown', handleKey);
        bodies.add(body);
      }
    };
    listen();
    frame?.addEventListener('load', listen);
    return () => {
      frame?.removeEventListener('load', listen);
      for (const body of bodies) body.removeEventListener('keydown', handleKey);
    };
  }, []);
}

function isPuckKey({ code }: KeyboardEvent, command: boolean): boolean {
  return command ? PUCK_LETTERS.has(code) : PUCK_REMOVALS.has(code);
}
