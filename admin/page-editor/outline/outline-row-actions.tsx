import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { BlockMenu } from './block-menu.tsx';
import classes from './outline.module.css';

type Props = { block: Block; isFirst: boolean; isLast: boolean };

/** Buttons to move a block by one position, and the menu of its other actions. */
export function OutlineRowActions({ block, isFirst, isLast }: Props) {
  const { t } = useTranslation();
  const { move } = useBlockActions();
  const { label } = useBlockName(block);
  const up = t('editor.block.moveUpNamed', { block: label });
  const down = t('editor.block.moveDownNamed', { block: label });
  return (
    <div className={classes.actions}>
      <Tooltip label={t('editor.block.moveUp')}>
        <ActionIcon
          size="xs"
          aria-label={up}
          aria-disabled={isFirst}
          data-dimmed={isFirst || undefined}
          onClick={() => move(block.key, -1)}
        >
          <IconChevronUp size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('editor.block.moveDown')}>
        <ActionIcon
          size="xs"
          aria-label={down}
          aria-disabled={isLast}
          data-dimmed={isLast || undefined}
          onClick={() => move(block.key, 1)}
        >
          <IconChevronDown size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <BlockMenu block={block} size="xs" />
    </div>
  );
}
