/** Names of tags as they are typed or pasted: one a line, or with commas, semicolons or tabs between them; each once. */
export function splitNames(text: string): string[] {
  const names = text
    .split(/[\n\r,;\t]+/)
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => name !== '');
  const byName = Map.groupBy(names, (name) => name.toLowerCase());
  return [...byName.values()].flatMap(([name]) => name ?? []);
}
