import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestTime } from './read-test-report.ts';

/** Seconds of each stage in its last complete run on this machine. */
export type StageTimes = Readonly<Record<string, number>>;

const file = '.cache/test-times.json';

/** Reads the saved times. */
export function readStageTimes(): StageTimes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StageTimes) : {};
}

/** Saves the time of a stage (seconds). */
export function saveStageTime(name: string, seconds: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readStageTimes(), [name]: Math.round(seconds) }, null, 2)}\n`);
}

/** Formats a duration: `40 s`, or `3 min` from a minute and a half. */
export function describeDuration(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

type StageEstimate = { name: string; seconds: number };

/** Formats the start of a stage: `3 of 7, api: about 2 min; about 8 min left`. */
export function describeStageStart(stages: readonly StageEstimate[], index: number): string {
  const left = stages.slice(index).reduce((sum, { seconds }) => sum + seconds, 0);
  const { name = '', seconds = 0 } = stages[index] ?? {};
  const position = `${index + 1} of ${stages.length}, ${name}: about ${describeDuration(seconds)}`;
  return index + 1 < stages.length ? `${position}; about ${describeDuration(left)} left` : position;
}

/** Returns a heading and one line for each of the slowest tests; empty without tests. */
export function describeSlowestTests(times: readonly TestTime[], count: number): string[] {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  const lines = slowest.map(({ test, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${test}`);
  return lines.length > 0 ? ['Slowest tests:', ...lines] : [];
}
