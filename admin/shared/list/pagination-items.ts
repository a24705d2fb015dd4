/** A page index starting at 0, or a gap, shown as '...'. */
export type PaginationItem = number | 'gap';

/** Returns first and last page, the active page and its neighbours, with gaps between; empty for at most one page. */
export function listPaginationItems(pageCount: number, activeIndex: number): PaginationItem[] {
  if (pageCount <= 1) return [];
  const candidates = [0, activeIndex - 1, activeIndex, activeIndex + 1, pageCount - 1];
  const visible = [...new Set(candidates)].filter((index) => index >= 0 && index < pageCount).sort((a, b) => a - b);
  return visible.flatMap((index, position): PaginationItem[] => {
    const before = visible[position - 1];
    return before !== undefined && index - before > 1 ? ['gap', index] : [index];
  });
}
