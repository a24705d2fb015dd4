import { inputFields, type Inputs } from '../../generated/inputs.ts';

/** What may be read into an input: its fields, and others beside them. */
type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: DeepReadonly<Value[Field]> }
    : Value;

/**
 * A value as the input of that name: exactly the fields that the schema gives it, at every level. What the server adds
 * to an object that it sends (`__typename`, addresses, sizes) stays behind.
 */
export function pickInput<Name extends keyof Inputs>(name: Name, value: DeepReadonly<Inputs[Name]>): Inputs[Name] {
  return pickFields(name, value) as Inputs[Name];
}

/** Whether the schema has an input type of that name that the admin area sends. */
export function isInputName(name: string): name is keyof Inputs {
  return Object.hasOwn(inputFields, name);
}

/** The same for a value of unknown form, such as a list of inputs or none; what is no object stays as it is. */
export function pickFields(name: keyof Inputs, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickFields(name, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(inputFields[name]).flatMap(([field, inner]) => {
    const held: unknown = value[field as keyof typeof value];
    if (held === undefined) return [];
    return [[field, inner === null ? held : pickFields(inner, held)] as const];
  });
  return Object.fromEntries(entries);
}
