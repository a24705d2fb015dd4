import type { ReactNode } from 'react';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chip.module.css';

export type FilterOption = { value: string; label: ReactNode };

type Props = {
  name: string;
  /** undefined: not set. */
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string | undefined) => void;
};

/** Filter with one value: filled with name and value if set, otherwise dashed with a plus. */
export function FilterChip({ name, value, options, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={classes.chip} data-set={chosen ? true : undefined}>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.target}>
            {chosen ? null : <IconPlus size={15} stroke={1.6} aria-hidden />}
            <span>{name}</span>
            {chosen ? <span className="ui-inline-row ui-gap-6 ui-text ui-weight-560">{chosen.label}</span> : null}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown aria-label={name} className={classes.options}>
          <Menu.RadioGroup value={value ?? null} onChange={onChange}>
            {options.map((option) => (
              <Menu.RadioItem
                key={option.value}
                value={option.value}
                checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}
              >
                <span className="ui-inline-row ui-gap-8">{option.label}</span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {chosen ? (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('list.removeFilter', { name })}
          onClick={() => onChange(undefined)}
        >
          <IconX size={15} stroke={1.6} aria-hidden />
        </UnstyledButton>
      ) : null}
    </span>
  );
}
