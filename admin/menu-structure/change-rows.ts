import { deepestLevel, endOfBranch, type MenuRow } from './menu-rows.ts';

export type Direction = 'up' | 'down' | 'in' | 'out';

type Branch = { rows: readonly MenuRow[]; index: number; end: number; depth: number };

function findBranch(rows: readonly MenuRow[], key: string): Branch | null {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  return row ? { rows, index, end: endOfBranch(rows, index), depth: row.depth } : null;
}

/** How many levels there are below an entry. */
const heightOf = ({ rows, index, end, depth }: Branch): number =>
  Math.max(...rows.slice(index, end).map((row) => row.depth - depth));

/** Takes an entry with all below it to a place among the others, at another depth. */
function put({ rows, index, end, depth }: Branch, place: number, to: number): MenuRow[] {
  const branch = rows.slice(index, end).map((row) => ({ ...row, depth: row.depth - depth + to }));
  return rows.toSpliced(index, end - index).toSpliced(place, 0, ...branch);
}

/** The entry beside it that stands before it; -1 for the first. */
function findPrevious({ rows, index, depth }: Branch): number {
  const before = rows.findLastIndex((row, place) => place < index && row.depth <= depth);
  return rows[before]?.depth === depth ? before : -1;
}

const steps: Record<Direction, (branch: Branch) => MenuRow[] | null> = {
  up: (branch) => {
    const previous = findPrevious(branch);
    return previous === -1 ? null : put(branch, previous, branch.depth);
  },
  down: (branch) => {
    const { rows, index, end, depth } = branch;
    return rows[end]?.depth === depth ? put(branch, endOfBranch(rows, end) - (end - index), depth) : null;
  },
  in: (branch) => {
    const fits = branch.depth + heightOf(branch) < deepestLevel;
    return fits && findPrevious(branch) !== -1 ? put(branch, branch.index, branch.depth + 1) : null;
  },
  out: (branch) => {
    const { rows, index, end, depth } = branch;
    const parent = rows.findLastIndex((row, place) => place < index && row.depth < depth);
    return parent === -1 ? null : put(branch, endOfBranch(rows, parent) - (end - index), depth - 1);
  },
};

/** An entry, with all below it, one step among those beside it, or a level in or out; null where it cannot go. */
export function moveRow(rows: readonly MenuRow[], key: string, direction: Direction): MenuRow[] | null {
  const branch = findBranch(rows, key);
  return branch && steps[direction](branch);
}

/** Where something is dropped: in front of the entry at `gap`, about so deep. */
export type Drop = { gap: number; depth: number };

type Landing = { place: number; depth: number };

/** A dropped entry takes none of the others below itself, and stays within the levels that there may be. */
function findLanding(branch: Branch, { gap, depth }: Drop): Landing | null {
  const { rows, index, end } = branch;
  const place = gap >= end ? gap - (end - index) : Math.min(gap, index);
  const others = rows.toSpliced(index, end - index);
  const before = others[place - 1];
  const least = others[place]?.depth ?? 0;
  const most = Math.min(before ? before.depth + 1 : 0, deepestLevel - heightOf(branch));
  return least > most ? null : { place, depth: Math.min(Math.max(depth, least), most) };
}

/** How deep an entry would stand where it is dropped; null where it cannot be. */
export function depthAt(rows: readonly MenuRow[], key: string, drop: Drop): number | null {
  const branch = findBranch(rows, key);
  return (branch && findLanding(branch, drop)?.depth) ?? null;
}

export function dropRow(rows: readonly MenuRow[], key: string, drop: Drop): MenuRow[] | null {
  const branch = findBranch(rows, key);
  const landing = branch && findLanding(branch, drop);
  return landing ? put(branch, landing.place, landing.depth) : null;
}

/** Puts a new entry last below another one, or last of all. */
export function addRow(rows: readonly MenuRow[], row: MenuRow, parentKey: string | null): MenuRow[] {
  const parent = parentKey === null ? null : findBranch(rows, parentKey);
  if (!parent) return [...rows, row];
  return rows.toSpliced(parent.end, 0, { ...row, depth: parent.depth + 1 });
}

/** Takes out an entry and all below it. */
export function removeRow(rows: readonly MenuRow[], key: string): MenuRow[] {
  const branch = findBranch(rows, key);
  return branch ? rows.toSpliced(branch.index, branch.end - branch.index) : [...rows];
}
