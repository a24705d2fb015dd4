import type { PaletteEntry } from './palette-entry.ts';

/** Returns the entries whose label contains every word of the term, ignoring case. */
export function matchEntries(entries: readonly PaletteEntry[], term: string): readonly PaletteEntry[] {
  const words = term.toLowerCase().split(/\s+/);
  return entries.filter(({ label }) => {
    const text = label.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
