import { inputFields, type Inputs } from '../../generated/inputs.ts';

/** A value that can be reduced to an input: it may have additional fields. */
type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: DeepReadonly<Value[Field]> }
    : Value;

/**
 * Returns the value as the input of that name, reduced at every level to the fields of the schema. Additional fields
 * from the server (`__typename`, URLs, sizes) are removed.
 */
export function pickInput<Name extends keyof Inputs>(name: Name, value: DeepReadonly<Inputs[Name]>): Inputs[Name] {
  return pickFields(name, value) as Inputs[Name];
}

/** Whether the schema has an input type of that name that the admin area sends. */
export function isInputName(name: string): name is keyof Inputs {
  return Object.hasOwn(inputFields, name);
}

/**
 * Like pickInput for a value of unknown type, such as a list of inputs or null; other values are returned unchanged.
 */
export function pickFields(name: keyof Inputs, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickFields(name, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(inputFields[name]).flatMap(([field, inner]) => {
    const fieldValue: unknown = value[field as keyof typeof value];
    if (fieldValue === undefined) return [];
    return [[field, inner === null ? fieldValue : pickFields(inner, fieldValue)] as const];
  });
  return Object.fromEntries(entries);
}
