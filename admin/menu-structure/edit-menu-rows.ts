import { maxDepth, findBranchEnd, type MenuRow } from './menu-rows.ts';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

type Branch = { rows: readonly MenuRow[]; index: number; end: number; depth: number };

function findBranch(rows: readonly MenuRow[], key: string): Branch | null {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  return row ? { rows, index, end: findBranchEnd(rows, index), depth: row.depth } : null;
}

/** Returns the number of levels below an entry. */
const getBranchHeight = ({ rows, index, end, depth }: Branch): number =>
  Math.max(...rows.slice(index, end).map((row) => row.depth - depth));

/** Moves an entry and everything below it to another position and depth. */
function placeBranch({ rows, index, end, depth }: Branch, place: number, to: number): MenuRow[] {
  const branch = rows.slice(index, end).map((row) => ({ ...row, depth: row.depth - depth + to }));
  return rows.toSpliced(index, end - index).toSpliced(place, 0, ...branch);
}

/** Returns the index of the previous sibling; -1 for the first. */
function findPreviousSibling({ rows, index, depth }: Branch): number {
  const before = rows.findLastIndex((row, place) => place < index && row.depth <= depth);
  return rows[before]?.depth === depth ? before : -1;
}

const moves: Record<MoveDirection, (branch: Branch) => MenuRow[] | null> = {
  up: (branch) => {
    const previous = findPreviousSibling(branch);
    return previous === -1 ? null : placeBranch(branch, previous, branch.depth);
  },
  down: (branch) => {
    const { rows, index, end, depth } = branch;
    return rows[end]?.depth === depth ? placeBranch(branch, findBranchEnd(rows, end) - (end - index), depth) : null;
  },
  in: (branch) => {
    const fits = branch.depth + getBranchHeight(branch) < maxDepth;
    return fits && findPreviousSibling(branch) !== -1 ? placeBranch(branch, branch.index, branch.depth + 1) : null;
  },
  out: (branch) => {
    const { rows, index, end, depth } = branch;
    const parent = rows.findLastIndex((row, place) => place < index && row.depth < depth);
    return parent === -1 ? null : placeBranch(branch, findBranchEnd(rows, parent) - (end - index), depth - 1);
  },
};

/** Moves an entry and everything below it one step up, down, in or out; null if that is not possible. */
export function moveMenuRow(rows: readonly MenuRow[], key: string, direction: MoveDirection): MenuRow[] | null {
  const branch = findBranch(rows, key);
  return branch && moves[direction](branch);
}

/** Drop position: before the entry at index `gap`, at roughly this depth. */
export type DropTarget = { gap: number; depth: number };

type DropResult = { place: number; depth: number };

/** Adjusts a drop so that the entry adopts no other entries and stays within the allowed depth. */
function resolveDrop(branch: Branch, { gap, depth }: DropTarget): DropResult | null {
  const { rows, index, end } = branch;
  const place = gap >= end ? gap - (end - index) : Math.min(gap, index);
  const others = rows.toSpliced(index, end - index);
  const before = others[place - 1];
  const minDepth = others[place]?.depth ?? 0;
  const maxDropDepth = Math.min(before ? before.depth + 1 : 0, maxDepth - getBranchHeight(branch));
  return minDepth > maxDropDepth ? null : { place, depth: Math.min(Math.max(depth, minDepth), maxDropDepth) };
}

/** Returns the depth an entry would get when dropped there; null if it cannot be dropped. */
export function getDropDepth(rows: readonly MenuRow[], key: string, drop: DropTarget): number | null {
  const branch = findBranch(rows, key);
  return (branch && resolveDrop(branch, drop)?.depth) ?? null;
}

export function dropMenuRow(rows: readonly MenuRow[], key: string, drop: DropTarget): MenuRow[] | null {
  const branch = findBranch(rows, key);
  const result = branch && resolveDrop(branch, drop);
  return result ? placeBranch(branch, result.place, result.depth) : null;
}

/** Adds an entry as the last child of another one, or at the end. */
export function addMenuRow(rows: readonly MenuRow[], row: MenuRow, parentKey: string | null): MenuRow[] {
  const parent = parentKey === null ? null : findBranch(rows, parentKey);
  if (!parent) return [...rows, row];
  return rows.toSpliced(parent.end, 0, { ...row, depth: parent.depth + 1 });
}

/** Removes an entry and everything below it. */
export function removeMenuRow(rows: readonly MenuRow[], key: string): MenuRow[] {
  const branch = findBranch(rows, key);
  return branch ? rows.toSpliced(branch.index, branch.end - branch.index) : [...rows];
}
