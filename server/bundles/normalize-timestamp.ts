/** Returns a comparable timestamp with microseconds, independent of its time zone notation. */
export function normalizeTimestamp(value: unknown): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(String(value)) ?? [];
  return `${Date.parse(whole + zone)}.${fraction.replace(/0+$/, '')}`;
}
