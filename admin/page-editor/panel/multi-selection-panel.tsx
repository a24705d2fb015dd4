import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconCopyPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockIcon } from '../blocks/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlockClipboard } from '../editor/use-block-clipboard.ts';
import { useContent } from '../editor/use-content.ts';
import { EditorPanel } from './editor-panel.tsx';
import classes from './editor-panel.module.css';

type BlockAction = { icon: ComponentType<{ size: number; stroke: number }>; label: string; run: () => void };

/** Actions on several selected blocks, and the list of them. */
export function MultiSelectionPanel({ leadKey }: { leadKey: string }) {
  const { t } = useTranslation();
  const { state, dispatch, isReadOnly } = usePageEditor();
  const { move, duplicate, remove } = useBlockActions();
  const { copy } = useBlockClipboard();
  const { blocks } = useContent();
  const selectedBlocks = blocks.filter(({ key }) => state.selectedKeys.includes(key));
  const actions: BlockAction[] = [
    { icon: IconChevronUp, label: t('editor.block.moveUp'), run: () => move(leadKey, -1) },
    { icon: IconChevronDown, label: t('editor.block.moveDown'), run: () => move(leadKey, 1) },
    { icon: IconCopyPlus, label: t('editor.block.duplicate'), run: () => duplicate(leadKey) },
    { icon: IconTrash, label: t('editor.block.remove'), run: () => remove(leadKey) },
  ];
  const copyAction: BlockAction = { icon: IconCopy, label: t('editor.block.copy'), run: () => copy(leadKey) };
  return (
    <EditorPanel title={t('editor.several.title', { count: selectedBlocks.length })} panelID="several">
      <p className={classes.note}>{t('editor.several.help')}</p>
      <div className={classes.actions}>
        {(isReadOnly ? [copyAction] : actions.toSpliced(3, 0, copyAction)).map(({ icon: Icon, label, run }) => (
          <Button
            key={label}
            size="xs"
            variant="default"
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
      <ul className={classes.selectedBlocks}>
        {selectedBlocks.map((block) => (
          <SelectedBlock key={block.key} block={block} onOpen={() => dispatch({ type: 'edit', key: block.key })} />
        ))}
      </ul>
    </EditorPanel>
  );
}

function SelectedBlock({ block, onOpen }: { block: Block; onOpen: () => void }) {
  const { label, summary } = useBlockName(block);
  return (
    <li>
      <button type="button" className={classes.selectedBlock} onClick={onOpen}>
        <BlockIcon type={block.type} />
        <span>{label}</span> <span className="ui-truncate ui-grow ui-faint">{summary}</span>
      </button>
    </li>
  );
}
