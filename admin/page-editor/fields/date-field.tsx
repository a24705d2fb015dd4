import { DateInput } from '../../shared/dates/index.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

/** A date, typed or picked from a calendar; stored as '2026-02-28'. */
export function DateField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'date'>>) {
  return (
    <FieldWrapper name={name} label={label} isOptional={!field.required} help={help} error={error}>
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
    </FieldWrapper>
  );
}
