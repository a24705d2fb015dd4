import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';

type Props<Item> = {
  /** Of the item that they are for. */
  name: string;
  index: number;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  isSingle?: boolean;
};

/** Order and removal of an item of a list; every step is spoken. */
export function MoveButtons<Item>({ name, index, items, onChange, isSingle = false }: Props<Item>) {
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
          { text: t('editor.rows.up', { name }), Icon: IconArrowUp, isOff: index === 0, run: () => move(-1) },
          {
            text: t('editor.rows.down', { name }),
            Icon: IconArrowDown,
            isOff: index === items.length - 1,
            run: () => move(1),
          },
        ]),
    { text: t('editor.rows.remove', { name }), Icon: IconX, isOff: false, run: remove },
  ];
  return (
    <ActionIcon.Group>
      {buttons.map(({ text, Icon, isOff, run }) => (
        <Tooltip key={text} label={text}>
          <ActionIcon size="sm" aria-label={text} disabled={isOff} onClick={run}>
            <Icon size={15} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </ActionIcon.Group>
  );
}
