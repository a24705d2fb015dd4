/** The name with the next number, for where it is taken: 'kerk.jpg' → 'kerk (2).jpg' → 'kerk (3).jpg'. */
export function nextName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const [, base = stem, number] = /^(.*) \((\d{1,4})\)$/.exec(stem) ?? [];
  return `${base} (${number === undefined ? 2 : Number(number) + 1})${ending}`;
}
