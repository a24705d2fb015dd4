import type { ReactNode } from 'react';

/** An entry either opens a path below /cmsadmin or runs an action. */
type Target = { path: string; run?: never } | { path?: never; run: () => void };

/** The `id` is unique in the palette. */
export type PaletteEntry = Target & {
  id: string;
  icon: ReactNode;
  label: string;
  /** Secondary text next to the label. */
  detail: string;
  /** Shown at the right. */
  note: ReactNode;
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };
