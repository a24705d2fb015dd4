import type { ReactNode } from 'react';

/** One way to go; `path` lies below /cmsadmin and stands once in the list. */
export type PaletteEntry = {
  path: string;
  icon: ReactNode;
  label: string;
  /** Beside the label, fainter. */
  detail: string;
  /** At the right. */
  note: ReactNode;
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };
