import type { FilterOption } from './filter-chip.tsx';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { FilterChipFrame } from './filter-chip-frame.tsx';

type Props = {
  name: string;
  values: readonly string[];
  options: readonly FilterOption[];
  /** Label for several values, such as "6 people". */
  multipleLabel: (count: number) => string;
  onChange: (values: string[]) => void;
};

/** Filter with several values; shows the value, or the number of values. */
export function MultiFilterChip({ name, values, options, multipleLabel, onChange }: Props) {
  const selected = options.filter(({ value }) => values.includes(value));
  const chosen = selected.length > 1 ? multipleLabel(selected.length) : selected[0]?.label;
  return (
    <FilterChipFrame name={name} chosen={chosen} closeOnItemClick={false} onRemove={() => onChange([])}>
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
    </FilterChipFrame>
  );
}
