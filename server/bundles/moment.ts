/** An instant to the microsecond, however its zone is written. */
export function readMoment(value: unknown): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(String(value)) ?? [];
  return `${Date.parse(whole + zone)}.${fraction.replace(/0+$/, '')}`;
}
