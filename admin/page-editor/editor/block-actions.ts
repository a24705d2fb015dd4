import type { TFunction } from 'i18next';
import type { Dispatch } from 'react';
import { announce, showToast } from '../../shared/ui/index.ts';
import { affectedKeys, type EditorAction, type EditorState } from './activity.ts';
import type { ContentStore } from './content-store.ts';
import { duplicateBlocks, insertBlock, moveBlocks, removeBlocks, limitMove } from '../blocks/change-blocks.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import { newBlock, newBlockKey } from '../blocks/new-block.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { pasteBlocks } from '../blocks/paste-blocks.ts';
import { withBlockOrder } from '../content/puck-content.ts';
import { replaceBlock } from '../blocks/replace-block.ts';
import { rememberRecentBlock } from '../blocks/recent-blocks.ts';

/** What the actions on whole blocks need from the editor. */
export type BlockActionContext = {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  change: ContentStore['change'];
  getContent: () => PageContent;
  t: TFunction;
  labelOf: (type: string) => string;
  /** Calls `dismiss` once the removed blocks are restored or the page was published without them. */
  watchForRestoration: (areRestored: () => boolean, dismiss: () => void) => () => void;
};

function locateBlock({ getContent, labelOf }: BlockActionContext, key: string) {
  const { blocks } = getContent();
  const index = blocks.findIndex((block) => block.key === key);
  return { blocks, index, block: blocks[index], name: labelOf(blocks[index]?.type ?? '') };
}

type ActionTargets = {
  blocks: readonly Block[];
  /** The block and all that are selected together with it, each with its index. */
  targets: readonly { block: Block; index: number }[];
  keys: readonly string[];
  /** For announcements: the block's name and position, or the number of blocks. */
  messageParams: { block: string; count: number; place: number };
  isSingle: boolean;
};

/** Returns the blocks that an action on the block `key` applies to. */
function findTargets(context: BlockActionContext, key: string): ActionTargets {
  const { blocks, index, name } = locateBlock(context, key);
  const targetKeys = affectedKeys(context.state, key);
  const targets = blocks.flatMap((block, at) => (targetKeys.includes(block.key) ? [{ block, index: at }] : []));
  const isSingle = targets.length < 2;
  const messageParams = { block: name, count: isSingle ? blocks.length : targets.length, place: index + 1 };
  return { blocks, targets, keys: targets.map(({ block }) => block.key), messageParams, isSingle };
}

function insertNewBlock(context: BlockActionContext, type: string): { key: string; index: number } | null {
  const definition = findBlockDefinition(type);
  if (!definition) return null;
  const { state, change, t, labelOf } = context;
  const block = newBlock(definition);
  const { blocks, index: selected } = locateBlock(context, state.selected ?? '');
  const index = state.insertAt ?? (selected < 0 ? blocks.length : selected + 1);
  change(insertBlock(block, index));
  rememberRecentBlock(type);
  announce(t('editor.announcements.added', { block: labelOf(type), place: index + 1, count: blocks.length + 1 }));
  return { key: block.key, index };
}

/** Adds a block at the picker's position and opens its fields. */
export function addBlock(context: BlockActionContext, type: string): void {
  const added = insertNewBlock(context, type);
  if (added) context.dispatch({ type: 'added', key: added.key });
}

/** Adds a block and keeps the picker open for the next one, which goes below. */
export function addBlockAndStay(context: BlockActionContext, type: string): void {
  const added = insertNewBlock(context, type);
  if (added) context.dispatch({ type: 'added-and-stay', key: added.key, at: added.index + 1 });
}

/** Replaces a block by one of another type, which keeps the content of compatible fields. */
export function changeBlockType(context: BlockActionContext, key: string, type: string): void {
  const { dispatch, change, t, labelOf } = context;
  const definition = findBlockDefinition(type);
  const { block, name } = locateBlock(context, key);
  if (!definition || !block) return;
  change(replaceBlock(key, definition));
  rememberRecentBlock(type);
  dispatch({ type: 'added', key });
  announce(t('editor.announcements.replaced', { block: name, other: labelOf(type) }));
}

/** Moves a block and all that are selected with it by a number of positions; negative is up. */
export function moveSelectedBlocks(context: BlockActionContext, key: string, by: number): void {
  const { state, change, t } = context;
  const { blocks, targets, keys, messageParams, isSingle } = findTargets(context, key);
  if (targets.length === 0) return;
  const step = limitMove(
    targets.map(({ index }) => index),
    by,
    blocks.length,
  );
  if (step === 0) {
    const end = by < 0 ? 'isFirst' : 'isLast';
    announce(
      isSingle
        ? t(`editor.announcements.${end}`, messageParams)
        : t(`editor.announcements.several.${end}`, messageParams),
    );
    return;
  }
  change(moveBlocks(keys, step), state.grabbed);
  const moved = { ...messageParams, place: messageParams.place + step };
  announce(isSingle ? t('editor.announcements.moved', moved) : t('editor.announcements.several.moved', moved));
}

/** Duplicates a block and all that are selected with it, and selects the copies. */
export function duplicateSelectedBlocks(context: BlockActionContext, key: string): void {
  const { dispatch, change, t } = context;
  const { keys, messageParams, isSingle } = findTargets(context, key);
  const copies = new Map(keys.map((original) => [original, newBlockKey()]));
  const copyKeys = [...copies.values()];
  const [first] = copyKeys;
  if (first === undefined) return;
  change(duplicateBlocks(copies));
  if (isSingle) dispatch({ type: 'added', key: first });
  else dispatch({ type: 'select-several', key: first, keys: copyKeys, from: first });
  announce(
    isSingle
      ? t('editor.announcements.duplicated', messageParams)
      : t('editor.announcements.several.duplicated', messageParams),
  );
}

/**
 * Removes a block and all that are selected with it, and shows a toast that restores them at their old positions.
 * Returns the key of the block that is selected afterwards.
 */
export function removeSelectedBlocks(context: BlockActionContext, key: string): string | null {
  const { dispatch, change, t } = context;
  const { blocks, targets, keys, messageParams, isSingle } = findTargets(context, key);
  if (targets.length === 0) return null;
  change(removeBlocks(keys));
  const left = (from: number) => blocks.slice(from).filter((block) => !keys.includes(block.key));
  const next = (left(targets.at(-1)?.index ?? 0)[0] ?? left(0).at(-1))?.key ?? null;
  dispatch({ type: 'removed', keys, next });
  const restore = () => {
    const missing = targets.filter(({ block }) => !locateBlock(context, block.key).block);
    if (missing.length === 0) return;
    change((content) => missing.reduce((next, { block, index }) => insertBlock(block, index)(next), content));
    dispatch({ type: 'select-several', key, keys: missing.map(({ block }) => block.key), from: key });
    announce(
      isSingle
        ? t('editor.announcements.broughtBack', messageParams)
        : t('editor.announcements.several.broughtBack', messageParams),
    );
  };
  const text = isSingle
    ? t('editor.announcements.removed', messageParams)
    : t('editor.announcements.several.removed', messageParams);
  const watch = (dismiss: () => void) =>
    context.watchForRestoration(() => targets.every(({ block }) => locateBlock(context, block.key).block), dismiss);
  showToast(text, { label: t('editor.undo'), run: restore, watch });
  return next;
}

/** Inserts copied blocks below a block, or at the end. */
export function pasteCopiedBlocks(context: BlockActionContext, blocks: readonly Block[], below: string | null): void {
  const { dispatch, change, t, labelOf } = context;
  const { blocks: present, index } = locateBlock(context, below ?? '');
  const [first] = blocks;
  if (!first) return;
  // Below the last of several selected blocks, not between them.
  const above = below === null ? index : (findTargets(context, below).targets.at(-1)?.index ?? index);
  const at = above < 0 ? present.length : above + 1;
  change(pasteBlocks(blocks, at));
  dispatch({ type: 'select', key: first.key });
  const pasted = { block: labelOf(first.type), place: at + 1, count: blocks.length };
  announce(
    blocks.length === 1 ? t('editor.announcements.pasted', pasted) : t('editor.announcements.pastedSeveral', pasted),
  );
}

/** Picks a block up, so that the arrow keys move it until it is dropped or put back. */
export function pickUpBlock(context: BlockActionContext, key: string): void {
  const { dispatch, t } = context;
  const { blocks, messageParams, isSingle } = findTargets(context, key);
  if (messageParams.place === 0) return;
  dispatch({ type: 'pick-up', key, order: blocks.map((block) => block.key) });
  announce(
    isSingle
      ? t('editor.announcements.pickedUp', messageParams)
      : t('editor.announcements.several.pickedUp', messageParams),
  );
}

/** Drops the block that was picked up at its current position. */
export function dropBlock(context: BlockActionContext): void {
  const { state, dispatch, t } = context;
  if (!state.grabbed) return;
  const { messageParams, isSingle } = findTargets(context, state.grabbed.key);
  dispatch({ type: 'drop' });
  announce(
    isSingle
      ? t('editor.announcements.dropped', messageParams)
      : t('editor.announcements.several.dropped', messageParams),
  );
}

/** Cancels the move of the block that was picked up. */
export function putBackBlock(context: BlockActionContext): void {
  const { state, dispatch, change, t } = context;
  if (!state.grabbed) return;
  const { key, order } = state.grabbed;
  change((content) => withBlockOrder(content, order), state.grabbed);
  dispatch({ type: 'drop' });
  const { messageParams, isSingle } = findTargets(context, key);
  announce(
    isSingle
      ? t('editor.announcements.putBack', messageParams)
      : t('editor.announcements.several.putBack', messageParams),
  );
}
