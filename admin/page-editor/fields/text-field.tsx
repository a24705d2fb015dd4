import { Textarea, TextInput } from '@mantine/core';
import { CharacterCounter } from '../field-parts/character-counter.tsx';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

/** From this fraction of the limit on, the counter replaces 'optional'. */
const COUNTER_THRESHOLD = 0.6;

export function TextField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'text'>>) {
  const text = typeof value === 'string' ? value : '';
  const { maxLength, multiline = false } = field;
  const showCounter = maxLength !== undefined && (field.required || text.length > maxLength * COUNTER_THRESHOLD);
  return (
    <FieldWrapper
      name={name}
      label={label}
      help={help}
      isOptional={!field.required}
      aside={showCounter ? <CharacterCounter length={text.length} limit={maxLength} /> : undefined}
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
    </FieldWrapper>
  );
}
