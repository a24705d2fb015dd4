import type { SortOption } from './column.ts';
import type { ServerList, SortDirection } from './list-state.ts';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './sort-menu.module.css';

type Props = {
  list: Pick<ServerList<unknown>, 'columnToSort' | 'sortOrder' | 'sortBy'>;
  options: readonly SortOption[];
};

const tick = <IconCheck size={14} stroke={2} aria-hidden />;
const directions: readonly SortDirection[] = ['asc', 'desc'];

/** Shows and changes the sorting of a list. */
export function SortMenu({ list, options }: Props) {
  const { t } = useTranslation();
  const { columnToSort, sortOrder, sortBy } = list;
  const current = options.find(({ value }) => value === columnToSort);

  function nameOrder(direction: SortDirection): string {
    return (direction === 'asc' ? current?.ascending : current?.descending) ?? t(`list.${direction}`);
  }

  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <IconArrowsSort size={16} stroke={1.6} aria-hidden />
          <VisuallyHidden>{t('list.sorting')}: </VisuallyHidden>
          {current ? `${current.title}, ${nameOrder(sortOrder)}` : t('list.unsorted')}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('list.sorting')}>
        <Menu.RadioGroup value={columnToSort} onChange={(column) => sortBy(column, sortOrder)}>
          {options.map(({ title, value }) => (
            <Menu.RadioItem key={value} value={value} checkIcon={tick}>
              {title}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={sortOrder}
          onChange={(direction) => sortBy(columnToSort, direction === 'asc' ? 'asc' : 'desc')}
        >
          {directions.map((direction) => (
            <Menu.RadioItem key={direction} value={direction} checkIcon={tick}>
              {nameOrder(direction)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
