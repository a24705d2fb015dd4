import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useContentValue } from '../editor/use-content.ts';
import classes from './outline.module.css';

type Props = { block: Block; isFirst: boolean; isLast: boolean };

/** Moving by one place is a button of its own; the rest is in the block's menu. */
export function OutlineActions({ block, isFirst, isLast }: Props) {
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

/** What can be done to a block, by name. */
export function BlockMenu({ block, size }: { block: Block; size: 'xs' | 'sm' }) {
  const { t } = useTranslation();
  const { act } = useEditor();
  const { move, duplicate, remove } = useBlockActions();
  const { label } = useBlockName(block);
  const { key } = block;
  const index = useContentValue(({ blocks }) => blocks.findIndex((other) => other.key === key));
  const count = useContentValue(({ blocks }) => blocks.length);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={size} aria-label={t('editor.block.actions', { block: label })}>
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => act({ type: 'add', at: index })}>{t('editor.block.addAbove')}</Menu.Item>
        <Menu.Item onClick={() => act({ type: 'add', at: index + 1 })}>{t('editor.block.addBelow')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconChevronUp size={16} stroke={1.6} />}
          disabled={index === 0}
          onClick={() => move(key, -1)}
        >
          {t('editor.block.moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconChevronDown size={16} stroke={1.6} />}
          disabled={index === count - 1}
          onClick={() => move(key, 1)}
        >
          {t('editor.block.moveDown')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} />} onClick={() => duplicate(key)}>
          {t('editor.block.duplicate')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => remove(key)}>
          {t('editor.block.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
