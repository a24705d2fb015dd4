import type { TFunction } from 'i18next';
import type { Dispatch } from 'react';
import { announce, showToast } from '../../shared/ui/index.ts';
import { chosenWith, type EditorAction, type EditorState } from '../activity/activity.ts';
import type { Change } from '../content/change-content.ts';
import { duplicateBlocks, insertBlock, moveBlocks, removeBlocks, stepWithin } from '../content/change-order.ts';
import { definitionOf } from '../content/definitions.ts';
import { newBlock, newBlockKey } from '../content/new-block.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { pasteBlocks } from '../content/paste-blocks.ts';
import { inOrder } from '../content/puck-content.ts';
import { replaceBlock } from '../content/replace-block.ts';
import { noteRecentBlock } from '../picker/recent-blocks.ts';

/** What deeds on whole blocks need of the editor. */
export type Desk = {
  state: EditorState;
  act: Dispatch<EditorAction>;
  change: (change: Change) => void;
  getContent: () => PageContent;
  t: TFunction;
  nameOf: (type: string) => string;
  /** Calls `dismiss` once the removed blocks are back, or the page went on without them. */
  watchRemoval: (areBack: () => boolean, dismiss: () => void) => () => void;
};

function find({ getContent, nameOf }: Desk, key: string) {
  const { blocks } = getContent();
  const index = blocks.findIndex((block) => block.key === key);
  return { blocks, index, block: blocks[index], name: nameOf(blocks[index]?.type ?? '') };
}

type Chosen = {
  blocks: readonly Block[];
  /** The block, and all that are selected together with it, each with its place. */
  chosen: readonly { block: Block; index: number }[];
  keys: readonly string[];
  /** For what is said: the block's name and place, or how many there are. */
  said: { block: string; count: number; place: number };
  isOne: boolean;
};

/** What a deed on a block is for. */
function choose(desk: Desk, key: string): Chosen {
  const { blocks, index, name } = find(desk, key);
  const wanted = chosenWith(desk.state, key);
  const chosen = blocks.flatMap((block, at) => (wanted.includes(block.key) ? [{ block, index: at }] : []));
  const isOne = chosen.length < 2;
  const said = { block: name, count: isOne ? blocks.length : chosen.length, place: index + 1 };
  return { blocks, chosen, keys: chosen.map(({ block }) => block.key), said, isOne };
}

function insertNew(desk: Desk, type: string): { key: string; index: number } | null {
  const definition = definitionOf(type);
  if (!definition) return null;
  const { state, change, t, nameOf } = desk;
  const block = newBlock(definition);
  const { blocks, index: selected } = find(desk, state.selected ?? '');
  const index = state.insertAt ?? (selected < 0 ? blocks.length : selected + 1);
  change(insertBlock(block, index));
  noteRecentBlock(type);
  announce(t('editor.said.added', { block: nameOf(type), place: index + 1, count: blocks.length + 1 }));
  return { key: block.key, index };
}

/** Adds a block where the picker was opened for, and leads to its fields. */
export function add(desk: Desk, type: string): void {
  const added = insertNew(desk, type);
  if (added) desk.act({ type: 'added', key: added.key });
}

/** Adds a block and leaves the picker open for the next one, which goes below. */
export function addAndStay(desk: Desk, type: string): void {
  const added = insertNew(desk, type);
  if (added) desk.act({ type: 'added-one', key: added.key, at: added.index + 1 });
}

export function replace(desk: Desk, key: string, type: string): void {
  const { act, change, t, nameOf } = desk;
  const definition = definitionOf(type);
  const { block, name } = find(desk, key);
  if (!definition || !block) return;
  change(replaceBlock(key, definition));
  noteRecentBlock(type);
  act({ type: 'added', key });
  announce(t('editor.said.replaced', { block: name, other: nameOf(type) }));
}

/** Moves a block, and all that are selected with it, by that many places; negative is up. */
export function move(desk: Desk, key: string, by: number): void {
  const { change, t } = desk;
  const { blocks, chosen, keys, said, isOne } = choose(desk, key);
  if (chosen.length === 0) return;
  const step = stepWithin(
    chosen.map(({ index }) => index),
    by,
    blocks.length,
  );
  if (step === 0) {
    const end = by < 0 ? 'isFirst' : 'isLast';
    announce(isOne ? t(`editor.said.${end}`, said) : t(`editor.said.several.${end}`, said));
    return;
  }
  change(moveBlocks(keys, step));
  const moved = { ...said, place: said.place + step };
  announce(isOne ? t('editor.said.moved', moved) : t('editor.said.several.moved', moved));
}

export function duplicate(desk: Desk, key: string): void {
  const { act, change, t } = desk;
  const { keys, said, isOne } = choose(desk, key);
  const copies = new Map(keys.map((original) => [original, newBlockKey()]));
  const copyKeys = [...copies.values()];
  const [first] = copyKeys;
  if (first === undefined) return;
  change(duplicateBlocks(copies));
  if (isOne) act({ type: 'added', key: first });
  else act({ type: 'mark', key: first, keys: copyKeys, from: first });
  announce(isOne ? t('editor.said.duplicated', said) : t('editor.said.several.duplicated', said));
}

/**
 * Answers the key of the block that is selected then. The message offers to bring the blocks back: to where they stood,
 * whatever was done since.
 */
export function remove(desk: Desk, key: string): string | null {
  const { act, change, t } = desk;
  const { blocks, chosen, keys, said, isOne } = choose(desk, key);
  if (chosen.length === 0) return null;
  change(removeBlocks(keys));
  const left = (from: number) => blocks.slice(from).filter((block) => !keys.includes(block.key));
  const next = (left(chosen.at(-1)?.index ?? 0)[0] ?? left(0).at(-1))?.key ?? null;
  act({ type: 'removed', keys, next });
  const bringBack = () => {
    const gone = chosen.filter(({ block }) => !find(desk, block.key).block);
    if (gone.length === 0) return;
    for (const { block, index } of gone) change(insertBlock(block, index));
    act({ type: 'mark', key, keys: gone.map(({ block }) => block.key), from: key });
    announce(isOne ? t('editor.said.broughtBack', said) : t('editor.said.several.broughtBack', said));
  };
  const text = isOne ? t('editor.said.removed', said) : t('editor.said.several.removed', said);
  const watch = (dismiss: () => void) =>
    desk.watchRemoval(() => chosen.every(({ block }) => find(desk, block.key).block), dismiss);
  showToast(text, { label: t('editor.undo'), run: bringBack, watch });
  return next;
}

/** Puts blocks of the clipboard below a block, or last. */
export function paste(desk: Desk, blocks: readonly Block[], below: string | null): void {
  const { act, change, t, nameOf } = desk;
  const { blocks: present, index } = find(desk, below ?? '');
  const [first] = blocks;
  if (!first) return;
  // Below all that are selected together, not into the midst of them.
  const above = below === null ? index : (choose(desk, below).chosen.at(-1)?.index ?? index);
  const at = above < 0 ? present.length : above + 1;
  change(pasteBlocks(blocks, at));
  act({ type: 'select', key: first.key });
  const pasted = { block: nameOf(first.type), place: at + 1, count: blocks.length };
  announce(blocks.length === 1 ? t('editor.said.pasted', pasted) : t('editor.said.pastedSeveral', pasted));
}

export function pickUp(desk: Desk, key: string): void {
  const { act, t } = desk;
  const { blocks, said, isOne } = choose(desk, key);
  if (said.place === 0) return;
  act({ type: 'pick-up', key, order: blocks.map((block) => block.key) });
  announce(isOne ? t('editor.said.pickedUp', said) : t('editor.said.several.pickedUp', said));
}

export function drop(desk: Desk): void {
  const { state, act, t } = desk;
  if (!state.carried) return;
  const { said, isOne } = choose(desk, state.carried.key);
  act({ type: 'drop' });
  announce(isOne ? t('editor.said.dropped', said) : t('editor.said.several.dropped', said));
}

export function putBack(desk: Desk): void {
  const { state, act, change, t } = desk;
  if (!state.carried) return;
  const { key, order } = state.carried;
  change((content) => inOrder(content, order));
  act({ type: 'drop' });
  const { said, isOne } = choose(desk, key);
  announce(isOne ? t('editor.said.putBack', said) : t('editor.said.several.putBack', said));
}
