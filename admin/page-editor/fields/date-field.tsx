import { TextInput } from '@mantine/core';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';

/** A day, typed or picked in the way of the browser; kept as '2026-02-28'. */
export function DateField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOf<'date'>>) {
  return (
    <FieldShell name={name} label={label} isOptional={!field.required} help={help} error={error}>
      {({ id, describedBy }) => (
        <TextInput
          id={id}
          type="date"
          aria-describedby={describedBy}
          value={typeof value === 'string' ? value : ''}
          readOnly={isReadOnly}
          error={error !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldShell>
  );
}
