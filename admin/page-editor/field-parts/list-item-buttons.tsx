import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';

type Props<Item> = {
  /** Name of the item, for labels and announcements. */
  name: string;
  index: number;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  isSingle?: boolean;
};

/** Buttons to move and remove an item of a list; every change is announced to screen readers. */
export function ListItemButtons<Item>({ name, index, items, onChange, isSingle = false }: Props<Item>) {
  const { t } = useTranslation();
  const move = (by: -1 | 1) => {
    const item = items[index];
    if (item === undefined) return;
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
    announce(t('editor.rows.moved', { name, place: index + by + 1, count: items.length }));
  };
  const remove = () => {
    onChange(items.toSpliced(index, 1));
    announce(t('editor.rows.removed', { name }));
  };
  const buttons = [
    ...(isSingle
      ? []
      : [
          { text: t('editor.rows.up', { name }), Icon: IconArrowUp, isDisabled: index === 0, run: () => move(-1) },
          {
            text: t('editor.rows.down', { name }),
            Icon: IconArrowDown,
            isDisabled: index === items.length - 1,
            run: () => move(1),
          },
        ]),
    { text: t('editor.rows.remove', { name }), Icon: IconX, isDisabled: false, run: remove },
  ];
  return (
    <ActionIcon.Group>
      {buttons.map(({ text, Icon, isDisabled, run }) => (
        <Tooltip key={text} label={text}>
          <ActionIcon size="sm" aria-label={text} disabled={isDisabled} onClick={run}>
            <Icon size={15} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </ActionIcon.Group>
  );
}
