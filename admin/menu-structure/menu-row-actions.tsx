import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuActionItem, RowMenu } from '../shared/ui/index.ts';
import { type MoveDirection, moveMenuRow } from './edit-menu-rows.ts';
import { maxDepth, type MenuRow } from './menu-rows.ts';
import { type RowActions, useMenuRowName } from './use-row-actions.ts';

type Props = { row: MenuRow; rows: readonly MenuRow[]; actions: RowActions };

const moveOptions: readonly { direction: MoveDirection; Icon: typeof IconArrowUp }[] = [
  { direction: 'up', Icon: IconArrowUp },
  { direction: 'down', Icon: IconArrowDown },
  { direction: 'in', Icon: IconIndentIncrease },
  { direction: 'out', Icon: IconIndentDecrease },
];

/** All drag actions as a menu, for touch and keyboard users. */
export function MenuRowActions({ row, rows, actions }: Props) {
  const { t } = useTranslation();
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <RowMenu label={t('menus.actions', { name: useMenuRowName()(row) })} width={240}>
      <MenuActionItem
        icon={<IconPlus {...icon} />}
        label={t('menus.addBelow')}
        reason={row.depth < maxDepth ? undefined : t('menus.tooDeep')}
        onClick={() => actions.add(row.key)}
      />
      {moveOptions.map(({ direction, Icon }) => (
        <Menu.Item
          key={direction}
          leftSection={<Icon {...icon} />}
          disabled={moveMenuRow(rows, row.key, direction) === null}
          onClick={() => actions.move(row.key, direction)}
        >
          {t(`menus.steps.${direction}`)}
        </Menu.Item>
      ))}
      <MenuActionItem
        icon={<IconTrash {...icon} />}
        label={t('menus.remove')}
        onClick={() => actions.remove(row.key)}
      />
    </RowMenu>
  );
}
