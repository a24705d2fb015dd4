import type { TFunction } from 'i18next';
import type { Dispatch } from 'react';
import { announce, showToast } from '../../shared/ui/index.ts';
import type { EditorAction, EditorState } from '../activity/activity.ts';
import { type Change, duplicateBlock, insertBlock, moveBlock, removeBlock } from '../content/change-content.ts';
import { definitionOf } from '../content/definitions.ts';
import { newBlock, newBlockKey } from '../content/new-block.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { pasteBlocks } from '../content/paste-blocks.ts';
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
};

function find({ getContent, nameOf }: Desk, key: string) {
  const { blocks } = getContent();
  const index = blocks.findIndex((block) => block.key === key);
  return { blocks, index, block: blocks[index], name: nameOf(blocks[index]?.type ?? '') };
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

/** Moves a block by that many places; negative is up. */
export function move(desk: Desk, key: string, by: number): void {
  const { change, t } = desk;
  const { blocks, index, name } = find(desk, key);
  const to = Math.min(Math.max(index + by, 0), blocks.length - 1);
  if (index < 0) return;
  if (to === index) {
    announce(by < 0 ? t('editor.said.isFirst', { block: name }) : t('editor.said.isLast', { block: name }));
    return;
  }
  change(moveBlock(key, to));
  announce(t('editor.said.moved', { block: name, place: to + 1, count: blocks.length }));
}

export function duplicate(desk: Desk, key: string): void {
  const { act, change, t } = desk;
  const { block, name } = find(desk, key);
  if (!block) return;
  const copy = newBlockKey();
  change(duplicateBlock(key, copy));
  act({ type: 'added', key: copy });
  announce(t('editor.said.duplicated', { block: name }));
}

/** The message offers to bring the block back: to where it stood, whatever was done since. */
export function remove(desk: Desk, key: string): void {
  const { act, change, t } = desk;
  const { blocks, index, block, name } = find(desk, key);
  if (!block) return;
  change(removeBlock(key));
  act({ type: 'removed', key, next: (blocks[index + 1] ?? blocks[index - 1])?.key ?? null });
  const bringBack = () => {
    if (find(desk, key).block) return;
    change(insertBlock(block, index));
    act({ type: 'select', key });
    announce(t('editor.said.broughtBack', { block: name }));
  };
  showToast(t('editor.said.removed', { block: name }), { label: t('editor.undo'), run: bringBack });
}

/** Puts blocks of the clipboard below a block, or last. */
export function paste(desk: Desk, blocks: readonly Block[], below: string | null): void {
  const { act, change, t, nameOf } = desk;
  const { blocks: present, index: above } = find(desk, below ?? '');
  const [first] = blocks;
  if (!first) return;
  const index = above < 0 ? present.length : above + 1;
  change(pasteBlocks(blocks, index));
  act({ type: 'select', key: first.key });
  const pasted = { block: nameOf(first.type), place: index + 1, count: blocks.length };
  announce(blocks.length === 1 ? t('editor.said.pasted', pasted) : t('editor.said.pastedSeveral', pasted));
}

export function pickUp(desk: Desk, key: string): void {
  const { act, t } = desk;
  const { blocks, index, name } = find(desk, key);
  if (index < 0) return;
  act({ type: 'pick-up', key, from: index });
  announce(t('editor.said.pickedUp', { block: name, place: index + 1, count: blocks.length }));
}

export function drop(desk: Desk): void {
  const { state, act, t } = desk;
  if (!state.carried) return;
  const { blocks, index, name } = find(desk, state.carried.key);
  act({ type: 'drop' });
  announce(t('editor.said.dropped', { block: name, place: index + 1, count: blocks.length }));
}

export function putBack(desk: Desk): void {
  const { state, act, change, t } = desk;
  if (!state.carried) return;
  const { key, from } = state.carried;
  const { blocks, name } = find(desk, key);
  change(moveBlock(key, from));
  act({ type: 'drop' });
  announce(t('editor.said.putBack', { block: name, place: from + 1, count: blocks.length }));
}
