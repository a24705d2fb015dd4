/** A page's index (from 0), or a gap, drawn as '...'. */
export type PageNumber = number | 'gap';

/** First and last page, the active one and its neighbours, gaps between; nothing for one page or none. */
export function listPageNumbers(pageCount: number, activeIndex: number): PageNumber[] {
  if (pageCount <= 1) return [];
  const wanted = [0, activeIndex - 1, activeIndex, activeIndex + 1, pageCount - 1];
  const shown = [...new Set(wanted)].filter((index) => index >= 0 && index < pageCount).sort((a, b) => a - b);
  return shown.flatMap((index, position): PageNumber[] => {
    const before = shown[position - 1];
    return before !== undefined && index - before > 1 ? ['gap', index] : [index];
  });
}
