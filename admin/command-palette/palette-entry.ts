import type { ReactNode } from 'react';

/** What choosing an entry does: it leads to a path below /cmsadmin, or does something where one is. */
type Target = { path: string; run?: never } | { path?: never; run: () => void };

/** One entry of the palette; its id stands once in the list. */
export type PaletteEntry = Target & {
  id: string;
  icon: ReactNode;
  label: string;
  /** Beside the label, fainter. */
  detail: string;
  /** At the right. */
  note: ReactNode;
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };
