import type { FilterOption } from './filter-chip.tsx';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chip.module.css';

type Props = {
  name: string;
  values: readonly string[];
  options: readonly FilterOption[];
  /** Label for several values, such as "6 people". */
  multipleLabel: (count: number) => string;
  onChange: (values: string[]) => void;
};

/** Filter with several values: filled with the value or the number of values if set, otherwise dashed. */
export function MultiFilterChip({ name, values, options, multipleLabel, onChange }: Props) {
  const { t } = useTranslation();
  const selected = options.filter(({ value }) => values.includes(value));
  const [first] = selected;
  return (
    <span className={classes.chip} data-set={first ? true : undefined}>
      <Menu position="bottom-start" closeOnItemClick={false}>
        <Menu.Target>
          <UnstyledButton className={classes.target}>
            {first ? null : <IconPlus size={15} stroke={1.6} aria-hidden />}
            <span>{name}</span>
            {first ? (
              <span className="ui-inline-row ui-gap-6 ui-text ui-weight-560">
                {selected.length === 1 ? first.label : multipleLabel(selected.length)}
              </span>
            ) : null}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown aria-label={name} className={classes.options}>
          <Menu.CheckboxGroup value={[...values]} onChange={onChange}>
            {options.map((option) => (
              <Menu.CheckboxItem
                key={option.value}
                value={option.value}
                checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}
              >
                <span className="ui-inline-row ui-gap-8">{option.label}</span>
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
        </Menu.Dropdown>
      </Menu>
      {first ? (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('list.removeFilter', { name })}
          onClick={() => onChange([])}
        >
          <IconX size={15} stroke={1.6} aria-hidden />
        </UnstyledButton>
      ) : null}
    </span>
  );
}
