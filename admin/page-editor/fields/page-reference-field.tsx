import { parseLink } from '../content/link-value.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { LinkTargetPicker } from '../field-parts/link-target-picker.tsx';

/** A page of this site; the server updates the link when the page's address changes. */
export function PageReferenceField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'page'>>) {
  return (
    <FieldWrapper name={name} label={label} isOptional={!field.required} help={help} error={error} isGroup>
      {({ labelID, describedBy }) => (
        <div role="group" aria-labelledby={labelID} aria-describedby={describedBy}>
          <LinkTargetPicker
            link={parseLink(value)}
            onChange={onChange}
            hasError={error !== undefined}
            isReadOnly={isReadOnly}
          />
        </div>
      )}
    </FieldWrapper>
  );
}
