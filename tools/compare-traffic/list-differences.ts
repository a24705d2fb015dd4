const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

/** The part around the first difference of two long texts. */
function excerpt(before: string, after: string): [string, string] {
  if (before.length < 100 && after.length < 100) return [before, after];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const from = Math.max(0, start - 40);
  return [`…${before.slice(from, from + 140)}`, `…${after.slice(from, from + 140)}`];
}

/** Lists the places in which two values of JSON differ, each as `place: before → after`. */
export function listDifferences(before: unknown, after: unknown, place = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (typeof before === 'string' && typeof after === 'string') {
    const [old, present] = excerpt(before, after);
    return [`${place}: ${JSON.stringify(old)} → ${JSON.stringify(present)}`];
  }
  const areArrays = Array.isArray(before) && Array.isArray(after);
  const areObjects =
    typeof before === 'object' && typeof after === 'object' && Array.isArray(before) === Array.isArray(after);
  if (!areObjects || before === null || after === null) return [`${place}: ${shorten(before)} → ${shorten(after)}`];
  const old = before as Record<string, unknown>;
  const present = after as Record<string, unknown>;
  const names = [...new Set([...Object.keys(old), ...Object.keys(present)])];
  const differences = names.flatMap((name) => {
    const inner = areArrays ? `${place}[${name}]` : `${place}${place && '.'}${name}`;
    return listDifferences(old[name], present[name], inner);
  });
  return differences.length > 0 ? differences : [`${place}: order of keys`];
}
