import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { readSetting, storeSetting } from '../../shared/browser-storage.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { CLIP_TYPE, readClip, writeClip } from '../content/block-clip.ts';
import { summarise } from '../content/block-summary.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { textBlock } from '../content/paste-blocks.ts';
import { chosenWith } from '../activity/activity.ts';
import { useEditor } from './editor-context.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';
import { useFrameEvents } from './use-frame-events.ts';

/** For the menus: a button may not read the system's clipboard without asking, another tab's storage it may. */
const STORAGE_KEY = 'ximblox.copied-blocks';

const TEXT_INPUT = 'input, textarea, select, [contenteditable]';

/** The blocks that copying one of them takes: all that are selected with it. */
function useChosenBlocks(): (key: string | null) => Block[] {
  const { state } = useEditor();
  const getContent = useGetContent();
  return (key) =>
    key === null ? [] : getContent().blocks.filter((block) => chosenWith(state, key).includes(block.key));
}

function useSayCopied(): (blocks: readonly Block[]) => void {
  const { t } = useTranslation();
  const label = useLabel();
  return (blocks) => {
    const [{ type } = { type: '' }] = blocks;
    const said = { block: label(`blocks.${type}.label`, type), count: blocks.length };
    announce(blocks.length === 1 ? t('editor.said.copied', said) : t('editor.said.several.copied', said));
  };
}

export type Clipboard = { copy: (key: string) => void; paste: (below: string | null) => void; hasClip: () => boolean };

/** Copying by a menu, and pasting what was copied last by any tab. */
export function useClipboard(): Clipboard {
  const { t } = useTranslation();
  const choose = useChosenBlocks();
  const sayCopied = useSayCopied();
  const { paste } = useBlockActions();
  return {
    copy: (key) => {
      const blocks = choose(key);
      if (blocks.length === 0) return;
      storeSetting(STORAGE_KEY, writeClip(blocks));
      sayCopied(blocks);
    },
    paste: (below) => {
      const blocks = readClip(readSetting(STORAGE_KEY) ?? '');
      if (blocks) paste(blocks, below);
      else announce(t('editor.said.nothingToPaste'));
    },
    hasClip: () => readSetting(STORAGE_KEY) !== null,
  };
}

/** Ctrl or Cmd with C, X and V on a block; in a field, and where words are selected, they are the browser's. */
export function useClipboardKeys(): void {
  const { t } = useTranslation();
  const { state, isReadOnly } = useEditor();
  const choose = useChosenBlocks();
  const sayCopied = useSayCopied();
  const actions = useBlockActions();

  const handleCopy = (event: ClipboardEvent) => {
    const blocks = choose(blockKeyOf(event, state.selected));
    const [first] = blocks;
    if (!first || !event.clipboardData) return;
    const clip = writeClip(blocks);
    event.clipboardData.setData(CLIP_TYPE, clip);
    event.clipboardData.setData('text/plain', blocks.map(textOf).join('\n\n'));
    storeSetting(STORAGE_KEY, clip);
    event.preventDefault();
    if (event.type === 'cut') focusBlock(event, actions.remove(first.key));
    else sayCopied(blocks);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (isReadOnly || !event.clipboardData || isForField(event)) return;
    const below = blockKeyOf(event, state.selected);
    const clip = readClip(event.clipboardData.getData(CLIP_TYPE));
    const words = clip ? null : textBlock(event.clipboardData.getData('text/plain'));
    const blocks = clip ?? (words ? [words] : null);
    if (!blocks) return announce(t('editor.said.nothingToPaste'));
    event.preventDefault();
    actions.paste(blocks, below);
  };
  useFrameEvents({ copy: handleCopy, cut: handleCopy, paste: handlePaste });
}

/** The block that has the focus; without one, the selected block while nothing else has the focus. */
function blockKeyOf(event: ClipboardEvent, selected: string | null): string | null {
  if (isForField(event)) return null;
  const { target } = event;
  if (!isElement(target)) return selected;
  if ((target.ownerDocument.getSelection()?.toString() ?? '') !== '') return null;
  const block = target.closest<HTMLElement>('[data-puck-component], [data-block]');
  return block?.dataset.puckComponent ?? block?.dataset.block ?? selected;
}

/** In the outline or on the canvas, where the focus went with what was cut. */
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

/** A field, or a dialog over the editor. */
function isForField({ target }: ClipboardEvent): boolean {
  return isElement(target) && target.closest(`${TEXT_INPUT}, [role="dialog"]`) !== null;
}

/** `instanceof` would ask for this window's elements, not the frame's. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target;
}

function textOf(block: Block): string {
  const definition = definitionOf(block.type);
  return definition ? summarise(definition.fields, block) : '';
}
