import { DateInput } from '../../shared/dates/index.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';

/** A day, typed or picked from a calendar; stored as '2026-02-28'. */
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
        <DateInput
          id={id}
          aria-describedby={describedBy}
          value={typeof value === 'string' ? value : ''}
          readOnly={isReadOnly}
          error={error !== undefined}
          onChange={onChange}
        />
      )}
    </FieldShell>
  );
}
