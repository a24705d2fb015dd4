/** What is looked for: '#' before it asks for users alone, '>' for actions alone. */
export type PaletteWish = { kind: 'all' | 'users' | 'actions'; term: string };

const kinds: Readonly<Record<string, PaletteWish['kind']>> = { '#': 'users', '>': 'actions' };

export function readWish(typed: string): PaletteWish {
  const kind = kinds[typed.trimStart().charAt(0)];
  return kind ? { kind, term: typed.trimStart().slice(1).trim() } : { kind: 'all', term: typed.trim() };
}
