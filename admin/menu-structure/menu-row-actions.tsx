import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuAction } from '../shared/ui/index.ts';
import { type Direction, moveRow } from './change-rows.ts';
import { deepestLevel, type MenuRow } from './menu-rows.ts';
import { type RowDeeds, useRowName } from './use-row-deeds.ts';

type Props = { row: MenuRow; rows: readonly MenuRow[]; deeds: RowDeeds };

const steps: readonly { direction: Direction; Icon: typeof IconArrowUp }[] = [
  { direction: 'up', Icon: IconArrowUp },
  { direction: 'down', Icon: IconArrowDown },
  { direction: 'in', Icon: IconIndentIncrease },
  { direction: 'out', Icon: IconIndentDecrease },
];

/** All that is done to an entry by drag, for fingers and for whoever prefers words. */
export function MenuRowActions({ row, rows, deeds }: Props) {
  const { t } = useTranslation();
  const title = t('menus.actions', { name: useRowName()(row) });
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={title}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={title}>
        <MenuAction
          icon={<IconPlus {...icon} />}
          label={t('menus.addBelow')}
          reason={row.depth < deepestLevel ? undefined : t('menus.tooDeep')}
          onClick={() => deeds.add(row.key)}
        />
        {steps.map(({ direction, Icon }) => (
          <Menu.Item
            key={direction}
            leftSection={<Icon {...icon} />}
            disabled={moveRow(rows, row.key, direction) === null}
            onClick={() => deeds.move(row.key, direction)}
          >
            {t(`menus.steps.${direction}`)}
          </Menu.Item>
        ))}
        <MenuAction icon={<IconTrash {...icon} />} label={t('menus.remove')} onClick={() => deeds.remove(row.key)} />
      </Menu.Dropdown>
    </Menu>
  );
}
