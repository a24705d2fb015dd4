import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';

/** Yes or no; off by default. */
export function ToggleField({
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'toggle'>>) {
  const id = useId();
  return (
    <div className="ui-stack ui-shrink" data-field={name}>
      <Switch
        label={label}
        checked={value === true}
        disabled={isReadOnly}
        aria-describedby={help ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {help && (
        <p className={classes.help} id={id}>
          {help}
        </p>
      )}
      {error && <FieldError text={error} />}
    </div>
  );
}
