import type { EditorAction } from '../activity/activity.ts';
import { useEditor } from './editor-context.ts';
import { type BlockActions, useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';

/** Canvas or outline: where the focus is on one of the blocks. */
export type BlockSurface = {
  /** Puts the focus on a block, once it stands where it belongs. */
  focus: (key: string) => void;
  /** Puts the focus on the block, or what stands beside the blocks, so many places away. */
  walk: (step: number) => void;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>;
type Focused = { key: string; index: number; count: number; isCarried: boolean };

/** The keys of a focused block, the same on the canvas and in the outline; answers whether the key was one of them. */
export function useBlockKeys(): (event: Pressed, key: string, surface: BlockSurface) => boolean {
  const { state, act, isReadOnly, showHelp } = useEditor();
  const actions = useBlockActions();
  const getContent = useGetContent();
  return (event, key, surface) => {
    const { blocks } = getContent();
    const index = blocks.findIndex((block) => block.key === key);
    if (index < 0) return false;
    const focused: Focused = { key, index, count: blocks.length, isCarried: state.carried?.key === key };
    const neighbour = (blocks[index + 1] ?? blocks[index - 1])?.key;
    if (event.key === '?') return did(showHelp);
    if (walk(event, focused, { surface, actions })) return true;
    if (event.key === 'Enter' && !focused.isCarried) return did(() => act({ type: 'edit', key, field: '' }));
    if (isReadOnly) return false;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      actions.remove(key);
      if (neighbour !== undefined) surface.focus(neighbour);
      return true;
    }
    return carry(event, focused, actions) || openPicker(event, focused, act);
  };
}

function did(deed: () => void): true {
  deed();
  return true;
}

/** Arrows, Home and End walk along the blocks; with Alt, or when the block was picked up, they take it along. */
function walk(
  { key, altKey }: Pressed,
  { key: block, index, count, isCarried }: Focused,
  { surface, actions }: { surface: BlockSurface; actions: BlockActions },
): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: count - 1 - index }[key];
  if (step === undefined) return false;
  if (altKey || isCarried) {
    actions.move(block, step);
    surface.focus(block);
  } else surface.walk(step);
  return true;
}

function carry({ key }: Pressed, { key: block, isCarried }: Focused, { pickUp, drop, putBack }: BlockActions): boolean {
  if (key === ' ') return did(() => (isCarried ? drop() : pickUp(block)));
  if (!isCarried) return false;
  if (key === 'Enter') return did(drop);
  if (key === 'Escape') return did(putBack);
  return false;
}

function openPicker(
  { key, shiftKey }: Pressed,
  { key: block, index }: Focused,
  act: (action: EditorAction) => void,
): boolean {
  const letter = key.toLowerCase();
  if (letter === 'a') return did(() => act({ type: 'add', at: shiftKey ? index : index + 1 }));
  if (letter === 'r') return did(() => act({ type: 'replace', key: block }));
  return false;
}
