import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { readSetting, storeSetting } from '../../shared/browser-storage.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { CLIP_TYPE, readClip, writeClip } from '../content/block-clip.ts';
import { summarise } from '../content/block-summary.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';
import { textBlock } from '../content/paste-blocks.ts';
import { useEditor } from './editor-context.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useGetContent } from './use-content.ts';
import { useFrameEvents } from './use-frame-events.ts';

/** For the menus: a button may not read the system's clipboard without asking, another tab's storage it may. */
const STORAGE_KEY = 'ximblox.copied-blocks';

const TEXT_INPUT = 'input, textarea, select, [contenteditable]';

export type Clipboard = { copy: (key: string) => void; paste: (below: string | null) => void; hasClip: () => boolean };

/** Copying a block by its menu, and pasting what was copied last by any tab. */
export function useClipboard(): Clipboard {
  const { t } = useTranslation();
  const label = useLabel();
  const getContent = useGetContent();
  const { paste } = useBlockActions();
  return {
    copy: (key) => {
      const block = getContent().blocks.find((other) => other.key === key);
      if (!block) return;
      storeSetting(STORAGE_KEY, writeClip([block]));
      announce(t('editor.said.copied', { block: label(`blocks.${block.type}.label`, block.type) }));
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
  const label = useLabel();
  const { state, isReadOnly } = useEditor();
  const getContent = useGetContent();
  const actions = useBlockActions();

  const handleCopy = (event: ClipboardEvent) => {
    const block = getContent().blocks.find(({ key }) => key === blockKeyOf(event, state.selected));
    if (!block || !event.clipboardData) return;
    const clip = writeClip([block]);
    event.clipboardData.setData(CLIP_TYPE, clip);
    event.clipboardData.setData('text/plain', textOf(block));
    storeSetting(STORAGE_KEY, clip);
    event.preventDefault();
    if (event.type === 'cut') return actions.remove(block.key);
    announce(t('editor.said.copied', { block: label(`blocks.${block.type}.label`, block.type) }));
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
