import { Textarea, TextInput } from '@mantine/core';
import { Counter } from './counter.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';

/** From this share of the limit on the counter stands where 'optional' stood. */
const COUNTER_FROM = 0.6;

export function TextField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOf<'text'>>) {
  const text = typeof value === 'string' ? value : '';
  const { maxLength, multiline = false } = field;
  const showCounter = maxLength !== undefined && (field.required || text.length > maxLength * COUNTER_FROM);
  return (
    <FieldShell
      name={name}
      label={label}
      help={help}
      isOptional={!field.required}
      aside={showCounter ? <Counter length={text.length} limit={maxLength} /> : undefined}
      error={error}
    >
      {({ id, describedBy }) => {
        const input = {
          id,
          value: text,
          maxLength,
          readOnly: isReadOnly,
          error: error !== undefined,
          'aria-describedby': describedBy,
          onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        };
        return multiline ? <Textarea {...input} autosize minRows={2} maxRows={12} /> : <TextInput {...input} />;
      }}
    </FieldShell>
  );
}
