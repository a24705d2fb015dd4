import { SegmentedControl, Select } from '@mantine/core';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

const MAX_SEGMENTS = 4;

/** A choice, as segments for up to four options. A stored value that is no longer an option shows as the first one. */
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
}: FieldProps<FieldOfKind<'choice'>>) {
  const labelOf = useLabel();
  const data = field.options.map((option) => ({
    value: option,
    label: labelOf(`options.${texts}.${option}`, option),
  }));
  const current = field.options.find((option) => option === value) ?? field.options[0] ?? '';
  return (
    <FieldWrapper name={name} label={label} help={help} error={error} isGroup>
      {({ id, labelID, describedBy }) =>
        field.options.length <= MAX_SEGMENTS ? (
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
    </FieldWrapper>
  );
}
