import type { Field } from '../../../site/shared/content-definition.ts';
import { FieldInput } from './field-input.tsx';
import type { FieldScope } from './field-scope.ts';
import classes from '../field-parts/fields.module.css';

/** The form of a block or page type, built from its definition. */
export function FieldForm({ fields, ...scope }: FieldScope & { fields: readonly Field[] }) {
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} scope={scope} />
      ))}
    </div>
  );
}
