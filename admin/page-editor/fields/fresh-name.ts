/** A file name with the moment before its ending, for where the plain one is taken: 'kerk.jpg' → 'kerk-20261121-090405.jpg'. */
export function freshName(name: string, moment: Date): string {
  const stamp = moment.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}-${stamp}${name.slice(dot)}` : `${name}-${stamp}`;
}
