import { parseLink } from '../content/link-value.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { LinkEditor } from '../field-parts/link-editor.tsx';

export function LinkField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'link'>>) {
  return (
    <FieldWrapper name={name} label={label} help={help} isOptional={!field.required} error={error} isGroup>
      {({ labelID, describedBy }) => (
        <LinkEditor
          link={parseLink(value)}
          onChange={onChange}
          labelledBy={labelID}
          describedBy={describedBy}
          hasError={error !== undefined}
          isReadOnly={isReadOnly}
        />
      )}
    </FieldWrapper>
  );
}
