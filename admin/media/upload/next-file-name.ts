/** Returns the name with the next free number: 'kerk.jpg' → 'kerk (2).jpg' → 'kerk (3).jpg'. */
export function getNextFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const [, base = stem, number] = /^(.*) \((\d{1,4})\)$/.exec(stem) ?? [];
  return `${base} (${number === undefined ? 2 : Number(number) + 1})${ending}`;
}
