import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { readLocalStorage, writeLocalStorage } from '../../shared/local-storage.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { CLIPBOARD_MIME_TYPE, parseCopiedBlocks, serialiseBlocks } from '../blocks/block-clipboard.ts';
import { summariseBlock } from '../content/block-summary.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { createRichTextBlock } from '../blocks/paste-blocks.ts';
import { affectedKeys } from './activity.ts';
import { usePageEditor } from './editor-context.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';
import { useFrameEvents } from './use-frame-events.ts';

/** For the menus: buttons may not read the system clipboard without permission, so the copy is also in localStorage. */
const STORAGE_KEY = 'ximblox.copied-blocks';

const TEXT_INPUT_SELECTOR = 'input, textarea, select, [contenteditable]';

/** Returns a function for the blocks to copy: the block and all that are selected with it. */
function useSelectedBlocks(): (key: string | null) => Block[] {
  const { state } = usePageEditor();
  const getContent = useGetContent();
  return (key) =>
    key === null ? [] : getContent().blocks.filter((block) => affectedKeys(state, key).includes(block.key));
}

function useAnnounceCopied(): (blocks: readonly Block[]) => void {
  const { t } = useTranslation();
  const label = useLabel();
  return (blocks) => {
    const [{ type } = { type: '' }] = blocks;
    const messageParams = { block: label(`blocks.${type}.label`, type), count: blocks.length };
    announce(
      blocks.length === 1
        ? t('editor.announcements.copied', messageParams)
        : t('editor.announcements.several.copied', messageParams),
    );
  };
}

export type BlockClipboard = {
  copy: (key: string) => void;
  paste: (below: string | null) => void;
  hasBlocks: () => boolean;
};

/** Copy and paste by menu; pastes what was copied last in any tab. */
export function useBlockClipboard(): BlockClipboard {
  const { t } = useTranslation();
  const getSelectedBlocks = useSelectedBlocks();
  const announceCopied = useAnnounceCopied();
  const { paste } = useBlockActions();
  return {
    copy: (key) => {
      const blocks = getSelectedBlocks(key);
      if (blocks.length === 0) return;
      writeLocalStorage(STORAGE_KEY, serialiseBlocks(blocks));
      announceCopied(blocks);
    },
    paste: (below) => {
      const blocks = parseCopiedBlocks(readLocalStorage(STORAGE_KEY) ?? '');
      if (blocks) paste(blocks, below);
      else announce(t('editor.announcements.nothingToPaste'));
    },
    hasBlocks: () => readLocalStorage(STORAGE_KEY) !== null,
  };
}

/** Handles copy, cut and paste of blocks by keyboard; in inputs and with selected text the browser handles them. */
export function useClipboardShortcuts(): void {
  const { t } = useTranslation();
  const { state, isReadOnly } = usePageEditor();
  const getSelectedBlocks = useSelectedBlocks();
  const announceCopied = useAnnounceCopied();
  const actions = useBlockActions();

  const handleCopy = (event: ClipboardEvent) => {
    const blocks = getSelectedBlocks(blockKeyOf(event, state.selected));
    const [first] = blocks;
    if (!first || !event.clipboardData) return;
    const clipboardText = serialiseBlocks(blocks);
    event.clipboardData.setData(CLIPBOARD_MIME_TYPE, clipboardText);
    event.clipboardData.setData('text/plain', blocks.map(textOfBlock).join('\n\n'));
    writeLocalStorage(STORAGE_KEY, clipboardText);
    event.preventDefault();
    if (event.type === 'cut') focusBlock(event, actions.remove(first.key));
    else announceCopied(blocks);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (isReadOnly || !event.clipboardData || isForInput(event)) return;
    const below = blockKeyOf(event, state.selected);
    const copiedBlocks = parseCopiedBlocks(event.clipboardData.getData(CLIPBOARD_MIME_TYPE));
    const pastedBlock = copiedBlocks ? null : createRichTextBlock(event.clipboardData.getData('text/plain'));
    const blocks = copiedBlocks ?? (pastedBlock ? [pastedBlock] : null);
    if (!blocks) return announce(t('editor.announcements.nothingToPaste'));
    event.preventDefault();
    actions.paste(blocks, below);
  };
  useFrameEvents({ copy: handleCopy, cut: handleCopy, paste: handlePaste });
}

/** Returns the focused block, otherwise the selected block; null in an input and with selected text. */
function blockKeyOf(event: ClipboardEvent, selected: string | null): string | null {
  if (isForInput(event)) return null;
  const { target } = event;
  if (!isElement(target)) return selected;
  if ((target.ownerDocument.getSelection()?.toString() ?? '') !== '') return null;
  const block = target.closest<HTMLElement>('[data-puck-component], [data-block]');
  return block?.dataset.puckComponent ?? block?.dataset.block ?? selected;
}

/** Focuses a block in the outline or on the canvas, since the cut block had the focus. */
function focusBlock({ target }: ClipboardEvent, key: string | null): void {
  if (!isElement(target) || key === null) return;
  const { ownerDocument } = target;
  const name = CSS.escape(key);
  window.requestAnimationFrame(() =>
    ownerDocument
      .querySelector<HTMLElement>(`[data-puck-component="${name}"], [data-block="${name}"] > button`)
      ?.focus(),
  );
}

/** Whether the event belongs to an input, or to a dialog over the editor. */
function isForInput({ target }: ClipboardEvent): boolean {
  return isElement(target) && target.closest(`${TEXT_INPUT_SELECTOR}, [role="dialog"]`) !== null;
}

/** `instanceof` fails for elements of the canvas' document. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target;
}

function textOfBlock(block: Block): string {
  const definition = findBlockDefinition(block.type);
  return definition ? summariseBlock(definition.fields, block) : '';
}
