import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { readSetting, storeSetting } from '../../shared/browser-storage.ts';

export type ColumnName = 'outline' | 'panel';

/** Pixels; the panel takes no more than the screen has to spare. */
export const COLUMN_LIMITS = {
  outline: { initial: 252, min: 200, max: 480 },
  panel: { initial: 348, min: 300, max: 720 },
} as const;

/** Width null is the initial one, which depends on the screen. */
type Column = { width: number | null; isFolded: boolean };

export type Columns = Readonly<Record<ColumnName, Column>> & {
  resize: (name: ColumnName, width: number) => void;
  fold: (name: ColumnName) => void;
  unfold: (name: ColumnName) => void;
};

const STORAGE_KEY = 'ximblox.editor-columns';
const initial: Record<ColumnName, Column> = {
  outline: { width: null, isFolded: false },
  panel: { width: null, isFolded: false },
};

/** The widths of the columns beside the canvas, and whether they are folded; kept in this browser. */
export function useColumns(): Columns {
  const [columns, setColumns] = useState(() => readColumns(readSetting(STORAGE_KEY)));
  const set = useCallback((name: ColumnName, change: Partial<Column>) => {
    setColumns((now) => {
      const next = { ...now, [name]: { ...now[name], ...change } };
      storeSetting(STORAGE_KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  const resize = useCallback(
    (name: ColumnName, width: number) => set(name, { width: toColumnWidth(name, width) }),
    [set],
  );
  const fold = useCallback((name: ColumnName) => set(name, { isFolded: true }), [set]);
  const unfold = useCallback((name: ColumnName) => set(name, { isFolded: false }), [set]);
  return useMemo(() => ({ ...columns, resize, fold, unfold }), [columns, resize, fold, unfold]);
}

/** For the grid that the columns stand in; without a width of one's own its style sheet has one. */
export function columnStyle({ outline, panel }: Columns): CSSProperties {
  const widths = { '--outline-width': outline.width, '--panel-width': panel.width };
  const set = Object.entries(widths).flatMap(([name, width]) => (width === null ? [] : [[name, `${width}px`]]));
  return Object.fromEntries(set) as CSSProperties;
}

function toColumnWidth(name: ColumnName, width: number): number {
  const { min, max } = COLUMN_LIMITS[name];
  return Math.round(Math.min(Math.max(width, min), max));
}

/** What another release stored, or somebody by hand, is as good as nothing where it does not fit. */
export function readColumns(stored: string | null): Record<ColumnName, Column> {
  try {
    const read = JSON.parse(stored ?? '{}') as Partial<Record<ColumnName, Partial<Column>>> | null;
    const columnOf = (name: ColumnName): Column => {
      const { width, isFolded } = read?.[name] ?? {};
      return {
        width: typeof width === 'number' ? toColumnWidth(name, width) : null,
        isFolded: isFolded === true,
      };
    };
    return { outline: columnOf('outline'), panel: columnOf('panel') };
  } catch {
    return initial;
  }
}
