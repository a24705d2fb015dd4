import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconCopyPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockIcon } from '../content/block-icon.tsx';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useClipboard } from '../editor/use-clipboard.ts';
import { useContent } from '../editor/use-content.ts';
import { Panel } from './panel.tsx';
import classes from './panel.module.css';

type Deed = { icon: ComponentType<{ size: number; stroke: number }>; label: string; run: () => void };

/** What is done to several blocks together; their fields are edited one by one. */
export function SeveralPanel({ lead }: { lead: string }) {
  const { t } = useTranslation();
  const { state, act, isReadOnly } = useEditor();
  const { move, duplicate, remove } = useBlockActions();
  const { copy } = useClipboard();
  const { blocks } = useContent();
  const chosen = blocks.filter(({ key }) => state.marked.includes(key));
  const changes: Deed[] = [
    { icon: IconChevronUp, label: t('editor.block.moveUp'), run: () => move(lead, -1) },
    { icon: IconChevronDown, label: t('editor.block.moveDown'), run: () => move(lead, 1) },
    { icon: IconCopyPlus, label: t('editor.block.duplicate'), run: () => duplicate(lead) },
    { icon: IconTrash, label: t('editor.block.remove'), run: () => remove(lead) },
  ];
  const copying: Deed = { icon: IconCopy, label: t('editor.block.copy'), run: () => copy(lead) };
  return (
    <Panel title={t('editor.several.title', { count: chosen.length })} subject="several">
      <p className={classes.note}>{t('editor.several.help')}</p>
      <div className={classes.deeds}>
        {(isReadOnly ? [copying] : changes.toSpliced(3, 0, copying)).map(({ icon: Icon, label, run }) => (
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
      <ul className={classes.chosen}>
        {chosen.map((block) => (
          <ChosenBlock key={block.key} block={block} onOpen={() => act({ type: 'edit', key: block.key })} />
        ))}
      </ul>
    </Panel>
  );
}

function ChosenBlock({ block, onOpen }: { block: Block; onOpen: () => void }) {
  const { label, summary } = useBlockName(block);
  return (
    <li>
      <button type="button" className={classes.chosenBlock} onClick={onOpen}>
        <BlockIcon type={block.type} />
        <span>{label}</span> <span className={classes.chosenSummary}>{summary}</span>
      </button>
    </li>
  );
}
