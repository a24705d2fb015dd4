/** Values of a form by field name; each can be represented as JSON. */
type Fields = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = <Form extends Fields>(form: Form): (keyof Form)[] => Object.keys(form);

/** Returns the names of the fields that differ between two versions of a form. */
export const listChangedFields = <Form extends Fields>(from: Form, to: Form): (keyof Form)[] =>
  keysOf(to).filter((key) => !isSame(from[key], to[key]));

/** Returns only these fields of a form. */
export const selectFields = <Form extends Fields>(form: Form, keys: readonly (keyof Form)[]): Partial<Form> =>
  Object.fromEntries(keys.map((key) => [key, form[key]])) as Partial<Form>;

/** A form as it was loaded, as it was edited, and as it is stored now. */
type FormVersions<Form> = { base: Form; draft: Form; latest: Form };

/** Returns the latest stored form with the user's changes applied. */
export const rebaseForm = <Form extends Fields>({ base, draft, latest }: FormVersions<Form>): Form => ({
  ...latest,
  ...selectFields(draft, listChangedFields(base, draft)),
});

/** Returns the fields that both the user and somebody else changed, to different values. */
export function listConflictingFields<Form extends Fields>({
  base,
  draft,
  latest,
}: FormVersions<Form>): (keyof Form)[] {
  const stored = new Set(listChangedFields(base, latest));
  return listChangedFields(base, draft).filter((key) => stored.has(key) && !isSame(draft[key], latest[key]));
}
