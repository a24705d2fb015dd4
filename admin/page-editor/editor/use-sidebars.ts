import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { readLocalStorage, writeLocalStorage } from '../../shared/local-storage.ts';

export type SidebarName = 'outline' | 'panel';

/** Widths in pixels. */
export const SIDEBAR_WIDTHS_PX = {
  outline: { initial: 252, min: 200, max: 480 },
  panel: { initial: 348, min: 300, max: 720 },
} as const;

/** `width` null is the default, which depends on the screen. */
type SidebarState = { width: number | null; isFolded: boolean };

/** The state of both sidebars, and the functions that resize and fold them. */
export type Sidebars = Readonly<Record<SidebarName, SidebarState>> & {
  resize: (name: SidebarName, width: number) => void;
  fold: (name: SidebarName) => void;
  unfold: (name: SidebarName) => void;
};

const STORAGE_KEY = 'ximblox.editor-columns';
const initial: Record<SidebarName, SidebarState> = {
  outline: { width: null, isFolded: false },
  panel: { width: null, isFolded: false },
};

/** Width and folded state of the sidebars beside the canvas, stored in localStorage. */
export function useSidebars(): Sidebars {
  const [sidebars, setSidebars] = useState(() => parseSidebars(readLocalStorage(STORAGE_KEY)));
  const set = useCallback((name: SidebarName, change: Partial<SidebarState>) => {
    setSidebars((now) => {
      const next = { ...now, [name]: { ...now[name], ...change } };
      writeLocalStorage(STORAGE_KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  const resize = useCallback(
    (name: SidebarName, width: number) => set(name, { width: clampSidebarWidth(name, width) }),
    [set],
  );
  const fold = useCallback((name: SidebarName) => set(name, { isFolded: true }), [set]);
  const unfold = useCallback((name: SidebarName) => set(name, { isFolded: false }), [set]);
  return useMemo(() => ({ ...sidebars, resize, fold, unfold }), [sidebars, resize, fold, unfold]);
}

/** Returns CSS variables for custom widths; the style sheet has the defaults. */
export function sidebarStyle({ outline, panel }: Sidebars): CSSProperties {
  const widths = { '--outline-width': outline.width, '--panel-width': panel.width };
  const set = Object.entries(widths).flatMap(([name, width]) => (width === null ? [] : [[name, `${width}px`]]));
  return Object.fromEntries(set) as CSSProperties;
}

function clampSidebarWidth(name: SidebarName, width: number): number {
  const { min, max } = SIDEBAR_WIDTHS_PX[name];
  return Math.round(Math.min(Math.max(width, min), max));
}

/** Parses the stored sidebars; invalid values become defaults. */
export function parseSidebars(stored: string | null): Record<SidebarName, SidebarState> {
  try {
    const read = JSON.parse(stored ?? '{}') as Partial<Record<SidebarName, Partial<SidebarState>>> | null;
    const parseSidebar = (name: SidebarName): SidebarState => {
      const { width, isFolded } = read?.[name] ?? {};
      return {
        width: typeof width === 'number' ? clampSidebarWidth(name, width) : null,
        isFolded: isFolded === true,
      };
    };
    return { outline: parseSidebar('outline'), panel: parseSidebar('panel') };
  } catch {
    return initial;
  }
}
