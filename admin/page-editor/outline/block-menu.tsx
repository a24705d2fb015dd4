import { ActionIcon, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconReplace,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useBlockActions } from '../editor/use-block-actions.ts';
import { useBlockClipboard } from '../editor/use-block-clipboard.ts';
import { useContentValue } from '../editor/use-content.ts';

type BlockMenuAction = {
  icon: ComponentType<{ size: number; stroke: number }>;
  label: string;
  disabled?: boolean;
  run: () => void;
};

/** Menu of the actions on a block. */
export function BlockMenu({ block, size }: { block: Block; size: 'xs' | 'sm' }) {
  const { t } = useTranslation();
  const { dispatch } = usePageEditor();
  const { move, duplicate, remove } = useBlockActions();
  const clipboard = useBlockClipboard();
  const { label } = useBlockName(block);
  const { key } = block;
  const index = useContentValue(({ blocks }) => blocks.findIndex((other) => other.key === key));
  const isLast = useContentValue(({ blocks }) => blocks.at(-1)?.key === key);
  const groups: { name: string; actions: BlockMenuAction[] }[] = [
    {
      name: 'choose',
      actions: [
        { icon: IconRowInsertTop, label: t('editor.block.addAbove'), run: () => dispatch({ type: 'add', at: index }) },
        {
          icon: IconRowInsertBottom,
          label: t('editor.block.addBelow'),
          run: () => dispatch({ type: 'add', at: index + 1 }),
        },
        { icon: IconReplace, label: t('editor.block.replace'), run: () => dispatch({ type: 'replace', key }) },
      ],
    },
    {
      name: 'arrange',
      actions: [
        { icon: IconChevronUp, label: t('editor.block.moveUp'), disabled: index === 0, run: () => move(key, -1) },
        { icon: IconChevronDown, label: t('editor.block.moveDown'), disabled: isLast, run: () => move(key, 1) },
        { icon: IconCopyPlus, label: t('editor.block.duplicate'), run: () => duplicate(key) },
        { icon: IconCopy, label: t('editor.block.copy'), run: () => clipboard.copy(key) },
        { icon: IconClipboard, label: t('editor.block.pasteBelow'), run: () => clipboard.paste(key) },
      ],
    },
    { name: 'remove', actions: [{ icon: IconTrash, label: t('editor.block.remove'), run: () => remove(key) }] },
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={size} aria-label={t('editor.block.actions', { block: label })}>
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.flatMap(({ name: group, actions }) => [
          ...(group === 'choose' ? [] : [<Menu.Divider key={group} />]),
          ...actions.map(({ icon: Icon, label: name, disabled = false, run }) => (
            <Menu.Item key={name} leftSection={<Icon size={16} stroke={1.6} />} disabled={disabled} onClick={run}>
              {name}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
