import { readLink } from '../content/link-value.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { LinkEditor } from './link-editor.tsx';

export function LinkField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOf<'link'>>) {
  return (
    <FieldShell name={name} label={label} help={help} isOptional={!field.required} error={error} isGroup>
      {({ labelID, describedBy }) => (
        <LinkEditor
          link={readLink(value)}
          onChange={onChange}
          labelledBy={labelID}
          describedBy={describedBy}
          hasError={error !== undefined}
          isReadOnly={isReadOnly}
        />
      )}
    </FieldShell>
  );
}
