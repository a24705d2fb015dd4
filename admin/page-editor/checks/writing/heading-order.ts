export type Heading = { level: number; key: string; field: string };

/** The page's title is level 1; a heading goes at most one level deeper than the one before it. One for each field. */
export function findSkippedLevels(headings: readonly Heading[]): Heading[] {
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  return [...new Map(skips.map((heading) => [`${heading.key} ${heading.field}`, heading])).values()];
}
