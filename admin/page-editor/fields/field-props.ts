import type { Field } from '../../../site/shared/content-definition.ts';
import type { FieldOwner } from '../content/change-content.ts';

export type FieldProps<Of extends Field = Field> = {
  field: Of;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isReadOnly: boolean;
  /** Block type or page type, under which the texts of a field's options stand. */
  ownerID: string;
  owner: FieldOwner;
};

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
