/** Date and time as the inputs for them hold them, by the viewer's clock. */
export type PlanTime = { date: string; time: string };

const pad = (value: number): string => String(value).padStart(2, '0');

export function toDateInput(at: Date): string {
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** What is proposed: tomorrow at nine. */
export function proposePlanTime(now: Date): PlanTime {
  return { date: toDateInput(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)), time: '09:00' };
}

/** The moment; null while something is missing. A time that the clocks jump over is the one an hour later. */
export function toMoment({ date, time }: PlanTime): Date | null {
  const at = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(at.getTime()) ? null : at;
}

/** Why a moment cannot be planned; null where it can. */
export function planObstacle(plan: PlanTime, now: Date): 'isMissing' | 'isPast' | null {
  const at = toMoment(plan);
  if (at === null) return 'isMissing';
  return at <= now ? 'isPast' : null;
}
