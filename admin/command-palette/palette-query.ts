/** What is searched: '#' in front asks for users alone, '>' for actions alone. */
export type PaletteQuery = { kind: 'all' | 'users' | 'actions'; term: string };

const kinds: Readonly<Record<string, PaletteQuery['kind']>> = { '#': 'users', '>': 'actions' };

export function readQuery(typed: string): PaletteQuery {
  const kind = kinds[typed.trimStart().charAt(0)];
  return kind ? { kind, term: typed.trimStart().slice(1).trim() } : { kind: 'all', term: typed.trim() };
}
