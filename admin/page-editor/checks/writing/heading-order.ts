export type Heading = { level: number; key: string; field: string };

/** Returns headings more than one level below the one before; the page's title is level 1. At most one per field. */
export function findSkippedLevels(headings: readonly Heading[]): Heading[] {
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  return [...new Map(skips.map((heading) => [`${heading.key} ${heading.field}`, heading])).values()];
}
