import type { EditorAction } from './activity.ts';
import { usePageEditor } from './editor-context.ts';
import { type BlockActions, useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';
import { type MultiSelection, useMultiSelection } from './use-multi-selection.ts';

/** A list of blocks that can have the focus: the canvas or the outline. */
export type FocusableBlockList = {
  /** Focuses a block once it is at its new position. */
  focus: (key: string) => void;
  /** Moves the focus by `step` blocks; at the ends also to the parts of the page type. */
  moveFocus: (step: number) => void;
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;
type FocusedBlock = {
  key: string;
  index: number;
  keys: readonly string[];
  isGrabbed: boolean;
  /** Whether several blocks are selected and this is one of them. */
  isMultiSelected: boolean;
};

/** Returns the handler for the shortcuts of a focused block, which returns whether it handled the key. */
export function useBlockShortcuts(): (event: KeyPress, key: string, list: FocusableBlockList) => boolean {
  const { state, dispatch, isReadOnly } = usePageEditor();
  const actions = useBlockActions();
  const multiSelection = useMultiSelection();
  const getContent = useGetContent();
  return (event, key, list) => {
    const keys = getContent().blocks.map((block) => block.key);
    const index = keys.indexOf(key);
    if (index < 0) return false;
    const isMultiSelected = state.selectedKeys.includes(key);
    const focused: FocusedBlock = { key, index, keys, isGrabbed: state.grabbed?.key === key, isMultiSelected };
    if (isSelectAll(event)) return handled(multiSelection.selectAll);
    if (event.key === 'Enter' && !focused.isGrabbed && hasModifier(event)) {
      return !isReadOnly && openPicker(event, focused, dispatch);
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (handleArrowKey(event, focused, { list, actions, multiSelection })) return true;
    if (event.key === 'Enter' && !focused.isGrabbed) return handled(() => dispatch({ type: 'edit', key, field: '' }));
    if (event.key === 'Escape' && isMultiSelected && !focused.isGrabbed)
      return handled(() => dispatch({ type: 'select', key }));
    if (isReadOnly) return false;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const next = actions.remove(key);
      if (next !== null) list.focus(next);
      return true;
    }
    return handleGrabKey(event, focused, actions);
  };
}

function handled(action: () => void): true {
  action();
  return true;
}

function isSelectAll({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress): boolean {
  return key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyPress): boolean => altKey || ctrlKey || metaKey;

/**
 * Arrows, Home and End move the focus; with Alt, or while the block is picked up, they move the block; with Shift they
 * extend the selection.
 */
function handleArrowKey(
  { key, altKey, shiftKey }: KeyPress,
  { key: block, index, keys, isGrabbed }: FocusedBlock,
  {
    list,
    actions,
    multiSelection,
  }: { list: FocusableBlockList; actions: BlockActions; multiSelection: MultiSelection },
): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: keys.length - 1 - index }[key];
  if (step === undefined) return false;
  if (altKey || isGrabbed) {
    actions.move(block, step);
    list.focus(block);
    return true;
  }
  const reachedKey = keys[index + step];
  if (shiftKey && reachedKey !== undefined) multiSelection.extendTo(reachedKey);
  if (!shiftKey || reachedKey !== undefined) list.moveFocus(step);
  return true;
}

function handleGrabKey(
  { key }: KeyPress,
  { key: block, isGrabbed }: FocusedBlock,
  { pickUp, drop, putBack }: BlockActions,
): boolean {
  if (key === ' ') return handled(() => (isGrabbed ? drop() : pickUp(block)));
  if (!isGrabbed) return false;
  if (key === 'Enter') return handled(drop);
  if (key === 'Escape') return handled(putBack);
  return false;
}

/** Ctrl or Cmd with Enter adds a block below, with Shift above; Alt with Enter replaces the block. */
function openPicker(
  { shiftKey, altKey }: KeyPress,
  { key: block, index, isMultiSelected }: FocusedBlock,
  dispatch: (action: EditorAction) => void,
): boolean {
  if (!altKey) return handled(() => dispatch({ type: 'add', at: shiftKey ? index : index + 1 }));
  return !isMultiSelected && handled(() => dispatch({ type: 'replace', key: block }));
}
