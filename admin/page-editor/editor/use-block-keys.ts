import type { EditorAction } from '../activity/activity.ts';
import { useEditor } from './editor-context.ts';
import { type BlockActions, useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';
import { type Marking, useMarking } from './use-marking.ts';

/** Canvas or outline: where the focus is on one of the blocks. */
export type BlockSurface = {
  /** Puts the focus on a block, once it stands where it belongs. */
  focus: (key: string) => void;
  /** Puts the focus on the block, or what stands beside the blocks, so many places away. */
  walk: (step: number) => void;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;
type Focused = {
  key: string;
  index: number;
  keys: readonly string[];
  isCarried: boolean;
  /** Whether others are selected together with it. */
  isOneOfSeveral: boolean;
};

/** The keys of a focused block, the same on the canvas and in the outline; answers whether the key was one of them. */
export function useBlockKeys(): (event: Pressed, key: string, surface: BlockSurface) => boolean {
  const { state, act, isReadOnly } = useEditor();
  const actions = useBlockActions();
  const marking = useMarking();
  const getContent = useGetContent();
  return (event, key, surface) => {
    const keys = getContent().blocks.map((block) => block.key);
    const index = keys.indexOf(key);
    if (index < 0) return false;
    const isOneOfSeveral = state.marked.includes(key);
    const focused: Focused = { key, index, keys, isCarried: state.carried?.key === key, isOneOfSeveral };
    if (isSelectAll(event)) return did(marking.markAll);
    if (event.key === 'Enter' && !focused.isCarried && hasModifier(event)) {
      return !isReadOnly && openPicker(event, focused, act);
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (walk(event, focused, { surface, actions, marking })) return true;
    if (event.key === 'Enter' && !focused.isCarried) return did(() => act({ type: 'edit', key, field: '' }));
    if (event.key === 'Escape' && isOneOfSeveral && !focused.isCarried) return did(() => act({ type: 'select', key }));
    if (isReadOnly) return false;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const next = actions.remove(key);
      if (next !== null) surface.focus(next);
      return true;
    }
    return carry(event, focused, actions);
  };
}

function did(deed: () => void): true {
  deed();
  return true;
}

function isSelectAll({ key, altKey, shiftKey, ctrlKey, metaKey }: Pressed): boolean {
  return key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: Pressed): boolean => altKey || ctrlKey || metaKey;

/**
 * Arrows, Home and End walk along the blocks; with Alt, or when the block was picked up, they take it along, with Shift
 * they select all that they come by.
 */
function walk(
  { key, altKey, shiftKey }: Pressed,
  { key: block, index, keys, isCarried }: Focused,
  { surface, actions, marking }: { surface: BlockSurface; actions: BlockActions; marking: Marking },
): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: keys.length - 1 - index }[key];
  if (step === undefined) return false;
  if (altKey || isCarried) {
    actions.move(block, step);
    surface.focus(block);
    return true;
  }
  const reached = keys[index + step];
  if (shiftKey && reached !== undefined) marking.extendTo(reached);
  if (!shiftKey || reached !== undefined) surface.walk(step);
  return true;
}

function carry({ key }: Pressed, { key: block, isCarried }: Focused, { pickUp, drop, putBack }: BlockActions): boolean {
  if (key === ' ') return did(() => (isCarried ? drop() : pickUp(block)));
  if (!isCarried) return false;
  if (key === 'Enter') return did(drop);
  if (key === 'Escape') return did(putBack);
  return false;
}

/** Enter with Ctrl or Cmd adds below, with Shift as well above; with Alt it replaces. A letter alone never acts. */
function openPicker(
  { shiftKey, altKey }: Pressed,
  { key: block, index, isOneOfSeveral }: Focused,
  act: (action: EditorAction) => void,
): boolean {
  if (!altKey) return did(() => act({ type: 'add', at: shiftKey ? index : index + 1 }));
  return !isOneOfSeveral && did(() => act({ type: 'replace', key: block }));
}
