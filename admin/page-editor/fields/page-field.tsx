import { readLink } from '../content/link-value.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { PageTarget } from './page-target.tsx';

/** A page of this site; the link to it follows the page when its address changes. */
export function PageField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOf<'page'>>) {
  return (
    <FieldShell name={name} label={label} isOptional={!field.required} help={help} error={error} isGroup>
      {({ labelID, describedBy }) => (
        <div role="group" aria-labelledby={labelID} aria-describedby={describedBy}>
          <PageTarget
            link={readLink(value)}
            onChange={onChange}
            hasError={error !== undefined}
            isReadOnly={isReadOnly}
          />
        </div>
      )}
    </FieldShell>
  );
}
