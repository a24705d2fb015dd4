/** Values of a date input and a time input, in the viewer's time zone. */
export type LocalDateTime = { date: string; time: string };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Formats a date for a date input, in the viewer's time zone: '2026-12-31'. */
export function toDateInputValue(at: Date): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** Suggests tomorrow at nine. */
export function suggestScheduleTime(now: Date): LocalDateTime {
  return { date: toDateInputValue(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)), time: '09:00' };
}

/** Returns null if date or time is missing. A time skipped by daylight saving becomes the one an hour later. */
export function toDate({ date, time }: LocalDateTime): Date | null {
  const at = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(at.getTime()) ? null : at;
}

/** Returns why nothing can be scheduled at that time, or null. */
export function findTimeError(input: LocalDateTime, now: Date): 'isMissing' | 'isPast' | null {
  const at = toDate(input);
  if (at === null) return 'isMissing';
  return at <= now ? 'isPast' : null;
}
