import type { Field } from '../../../site/shared/content-definition.ts';

export type FieldProps<Of extends Field = Field> = {
  field: Of;
  /** Field path: `title`, or `cards.<row key>.title` inside a repeatable group. */
  name: string;
  label: string;
  help: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isReadOnly: boolean;
  /** `<owner id>.<name>`, the text key of the field's options. */
  texts: string;
};

export type FieldOfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
