import type { Field } from '../../../site/shared/content-definition.ts';

export type FieldProps<Of extends Field = Field> = {
  field: Of;
  /** Where it stands: `title`, or `cards.<row key>.title` inside a repeatable group. */
  name: string;
  label: string;
  help: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isReadOnly: boolean;
  /** `<owner id>.<name>`, under which the texts of a field's options stand. */
  texts: string;
};

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
