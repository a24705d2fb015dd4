import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { FilterChipFrame } from './filter-chip-frame.tsx';

export type FilterOption = { value: string; label: ReactNode };

type Props = {
  name: string;
  /** undefined: not set. */
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string | undefined) => void;
};

/** Filter with one value. */
export function FilterChip({ name, value, options, onChange }: Props) {
  const chosen = options.find((option) => option.value === value);
  return (
    <FilterChipFrame name={name} chosen={chosen?.label} closeOnItemClick onRemove={() => onChange(undefined)}>
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
    </FilterChipFrame>
  );
}
