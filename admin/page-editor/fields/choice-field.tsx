import { SegmentedControl, Select } from '@mantine/core';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';

const SIDE_BY_SIDE = 4;

/** Up to four options stand side by side. What is stored but no longer offered shows as the first option. */
export function ChoiceField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
  texts,
}: FieldProps<FieldOf<'choice'>>) {
  const labelOf = useLabel();
  const data = field.options.map((option) => ({
    value: option,
    label: labelOf(`options.${texts}.${option}`, option),
  }));
  const current = field.options.find((option) => option === value) ?? field.options[0] ?? '';
  return (
    <FieldShell name={name} label={label} help={help} error={error} isGroup>
      {({ id, labelID, describedBy }) =>
        field.options.length <= SIDE_BY_SIDE ? (
          <SegmentedControl
            aria-labelledby={labelID}
            size="sm"
            data={data}
            value={current}
            onChange={onChange}
            readOnly={isReadOnly}
            fullWidth
          />
        ) : (
          <Select
            id={id}
            aria-labelledby={labelID}
            aria-describedby={describedBy}
            data={data}
            value={current}
            onChange={onChange}
            readOnly={isReadOnly}
            allowDeselect={false}
          />
        )
      }
    </FieldShell>
  );
}
