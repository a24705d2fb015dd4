/** Splits tag names separated by lines, commas, semicolons or tabs, and removes duplicates. */
export function splitTagNames(text: string): string[] {
  const names = text
    .split(/[\n\r,;\t]+/)
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => name !== '');
  const byName = Map.groupBy(names, (name) => name.toLowerCase());
  return [...byName.values()].flatMap(([name]) => name ?? []);
}
