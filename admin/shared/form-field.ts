/** Returns a form field's text; empty if it has none. */
export function readFormField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
