import type { SortOption } from './column.ts';
import type { ListState, SortDirection } from './list-state.ts';
import type { ListStore } from './list-store.ts';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './sort-menu.module.css';

type Props<Item> = { state: ListState<Item>; store: ListStore<Item>; options: readonly SortOption[] };

const directions: readonly SortDirection[] = ['asc', 'desc'];

/** Names how the list is sorted, and changes it. */
export function SortMenu<Item>({ state, store, options }: Props<Item>) {
  const { t } = useTranslation();
  const { columnToSort, sortOrder } = state;
  const current = options.find(({ value }) => value === columnToSort);

  function nameOrder(direction: SortDirection): string {
    return (direction === 'asc' ? current?.ascending : current?.descending) ?? t(`list.${direction}`);
  }

  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('list.sorting')}>
          <IconArrowsSort size={16} stroke={1.6} aria-hidden />
          {current ? `${current.title}, ${nameOrder(sortOrder)}` : t('list.sorting')}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('list.sorting')}>
        {options.map(({ title, value }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === columnToSort}
            rightSection={value === columnToSort ? <IconCheck size={16} stroke={1.8} aria-hidden /> : null}
            onClick={() => store.sortBy(value, sortOrder)}
          >
            {title}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {directions.map((direction) => (
          <Menu.Item
            key={direction}
            role="menuitemradio"
            aria-checked={direction === sortOrder}
            rightSection={direction === sortOrder ? <IconCheck size={16} stroke={1.8} aria-hidden /> : null}
            onClick={() => store.sortBy(columnToSort, direction)}
          >
            {nameOrder(direction)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
