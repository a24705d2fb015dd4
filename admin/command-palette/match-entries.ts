import type { PaletteEntry } from './palette-entry.ts';

/** The entries that have every word of a term in their label, whatever its case. */
export function matchEntries(entries: readonly PaletteEntry[], term: string): readonly PaletteEntry[] {
  const words = term.toLowerCase().split(/\s+/);
  return entries.filter(({ label }) => {
    const text = label.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
