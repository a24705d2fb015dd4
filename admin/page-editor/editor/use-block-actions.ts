import type { TFunction } from 'i18next';
import { type Dispatch, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { announce } from '../../shared/ui/index.ts';
import type { EditorAction, EditorState } from '../activity/activity.ts';
import { type Change, duplicateBlock, insertBlock, moveBlock, removeBlock } from '../content/change-content.ts';
import { definitionOf } from '../content/definitions.ts';
import { newBlock, newBlockKey } from '../content/new-block.ts';
import type { PageContent } from '../content/page-content.ts';
import { useEditor } from './editor-context.ts';
import { useChangeContent, useGetContent } from './use-content.ts';

export type BlockActions = {
  add: (type: string) => void;
  /** Moves a block by that many places; negative is up. */
  move: (key: string, by: number) => void;
  duplicate: (key: string) => void;
  remove: (key: string) => void;
};

type Parts = {
  state: EditorState;
  act: Dispatch<EditorAction>;
  change: (change: Change) => void;
  getContent: () => PageContent;
  t: TFunction;
  nameOf: (type: string) => string;
};

const noActions: BlockActions = { add: () => {}, move: () => {}, duplicate: () => {}, remove: () => {} };

/** What is done to whole blocks, from canvas, outline, panel and keyboard alike; each is spoken. */
export function useBlockActions(): BlockActions {
  const { t } = useTranslation();
  const label = useLabel();
  const { state, act, isReadOnly } = useEditor();
  const change = useChangeContent();
  const getContent = useGetContent();
  return useMemo(() => {
    if (isReadOnly) return noActions;
    const nameOf = (type: string) => label(`blocks.${type}.label`, type);
    const parts: Parts = { state, act, change, getContent, t, nameOf };
    return {
      add: (type) => add(parts, type),
      move: (key, by) => move(parts, key, by),
      duplicate: (key) => duplicate(parts, key),
      remove: (key) => remove(parts, key),
    };
  }, [state, act, isReadOnly, change, getContent, t, label]);
}

function find({ getContent, nameOf }: Parts, key: string) {
  const { blocks } = getContent();
  const index = blocks.findIndex((block) => block.key === key);
  return { blocks, index, name: nameOf(blocks[index]?.type ?? '') };
}

function add(parts: Parts, type: string): void {
  const definition = definitionOf(type);
  if (!definition) return;
  const { state, act, change, t, nameOf } = parts;
  const block = newBlock(definition);
  const { blocks, index: selected } = find(parts, state.selected ?? '');
  const index = state.insertAt ?? (selected < 0 ? blocks.length : selected + 1);
  change(insertBlock(block, index));
  act({ type: 'added', key: block.key });
  announce(t('editor.said.added', { block: nameOf(type), place: index + 1, count: blocks.length + 1 }));
}

function move(parts: Parts, key: string, by: number): void {
  const { change, t } = parts;
  const { blocks, index, name } = find(parts, key);
  const to = index + by;
  if (index < 0) return;
  if (to < 0 || to >= blocks.length) {
    announce(by < 0 ? t('editor.said.isFirst', { block: name }) : t('editor.said.isLast', { block: name }));
    return;
  }
  change(moveBlock(key, to));
  announce(t('editor.said.moved', { block: name, place: to + 1, count: blocks.length }));
}

function duplicate(parts: Parts, key: string): void {
  const { act, change, t } = parts;
  const copy = newBlockKey();
  change(duplicateBlock(key, copy));
  act({ type: 'added', key: copy });
  announce(t('editor.said.duplicated', { block: find(parts, copy).name }));
}

function remove(parts: Parts, key: string): void {
  const { act, change, t } = parts;
  const { blocks, index, name } = find(parts, key);
  change(removeBlock(key));
  act({ type: 'removed', key, next: (blocks[index + 1] ?? blocks[index - 1])?.key ?? null });
  announce(t('editor.said.removed', { block: name }));
}
