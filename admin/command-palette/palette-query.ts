/** '#' as first character limits the search to users, '>' to actions. */
export type PaletteQuery = { kind: 'all' | 'users' | 'actions'; term: string };

const kindByPrefix: Readonly<Record<string, PaletteQuery['kind']>> = { '#': 'users', '>': 'actions' };

export function parsePaletteQuery(input: string): PaletteQuery {
  const kind = kindByPrefix[input.trimStart().charAt(0)];
  return kind ? { kind, term: input.trimStart().slice(1).trim() } : { kind: 'all', term: input.trim() };
}
