import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestTime } from './read-report.ts';

/** Seconds that each stage took when it last ran whole on this machine. */
export type StageTimes = Readonly<Record<string, number>>;

const file = '.cache/test-times.json';

export function readStageTimes(): StageTimes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StageTimes) : {};
}

export function keepStageTime(name: string, seconds: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readStageTimes(), [name]: Math.round(seconds) }, null, 2)}\n`);
}

/** `40 s` or `3 min`: to the minute where it is more than one and a half. */
export function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

type Expected = { name: string; seconds: number };

/** `3 of 7, api: about 2 min; about 8 min left`, of stages with the seconds that they are expected to take. */
export function describeStart(stages: readonly Expected[], index: number): string {
  const left = stages.slice(index).reduce((sum, { seconds }) => sum + seconds, 0);
  const { name = '', seconds = 0 } = stages[index] ?? {};
  const place = `${index + 1} of ${stages.length}, ${name}: about ${describeSeconds(seconds)}`;
  return index + 1 < stages.length ? `${place}; about ${describeSeconds(left)} left` : place;
}

/** The slowest tests, longest first, one line each; no heading where there is none. */
export function describeSlowest(times: readonly TestTime[], count: number): string[] {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  const lines = slowest.map(({ test, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${test}`);
  return lines.length > 0 ? ['Slowest tests:', ...lines] : [];
}
