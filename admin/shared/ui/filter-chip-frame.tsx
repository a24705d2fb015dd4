import type { ReactNode } from 'react';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chip.module.css';

type Props = {
  name: string;
  /** What is chosen; undefined: not set. */
  chosen: ReactNode;
  closeOnItemClick: boolean;
  onRemove: () => void;
  /** The items of the menu. */
  children: ReactNode;
};

/** Chip that opens a filter's menu: filled with name and value if set, otherwise dashed with a plus. */
export function FilterChipFrame({ name, chosen, closeOnItemClick, onRemove, children }: Props) {
  const { t } = useTranslation();
  const isSet = chosen !== undefined;
  return (
    <span className={classes.chip} data-set={isSet || undefined}>
      <Menu position="bottom-start" closeOnItemClick={closeOnItemClick}>
        <Menu.Target>
          <UnstyledButton className={classes.target}>
            {isSet ? null : <IconPlus size={15} stroke={1.6} aria-hidden />}
            <span>{name}</span>
            {isSet ? <span className="ui-inline-row ui-gap-6 ui-text ui-weight-560">{chosen}</span> : null}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown aria-label={name} className={classes.options}>
          {children}
        </Menu.Dropdown>
      </Menu>
      {isSet ? (
        <UnstyledButton className={classes.remove} aria-label={t('list.removeFilter', { name })} onClick={onRemove}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </UnstyledButton>
      ) : null}
    </span>
  );
}
