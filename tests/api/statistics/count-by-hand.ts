import { expect } from 'vitest';

export type Content = {
  thresholds: number[];
  categories: { key: string }[];
  questions: {
    key: string;
    category: string;
    canBeNotApplicable: boolean;
    answers: { key: string; points: number }[];
  }[];
};
export type Answers = Record<string, string>;
export type Check = { version: number; week: number; locale: string; answers: Answers };

type Category = {
  key: string;
  meanScore: number | null;
  level: number | null;
  bad: number | null;
  scored: number | null;
};
type VersionFigures = {
  number: number;
  finished: number | null;
  medianScore: number | null;
  medianLevel: number | null;
  meanScore: number | null;
  hasEstimates: boolean;
  categories: Category[];
  questions: { key: string; answers: { key: string | null; given: number | null }[] }[];
};
export type Statistics = {
  finished: number | null;
  periods: { from: string; to: string; finished: number | null }[];
  locales: { locale: string; finished: number | null }[];
  levels: { level: number; finished: number | null }[];
  versions: { number: number }[];
  version: VersionFigures;
};

/** By version number. */
export const contents = new Map<number, Content>();

/** Score and level as the contract defines them, in exact hundredths; null if nothing applies. */
export function score(check: Check, category: string | null): { score: number; level: number } | null {
  const content = contents.get(check.version);
  let reached = 0;
  let possible = 0;
  for (const question of content?.questions ?? []) {
    const given = question.answers.find(({ key }) => key === check.answers[question.key]);
    if (!given || (category !== null && question.category !== category)) continue;
    reached += given.points;
    possible += question.answers.reduce((most, { points }) => (points > most ? points : most), 0);
  }
  if (possible === 0) return null;
  const rounded = Number((BigInt(reached) * 1_000n + BigInt(possible) * 5n) / (BigInt(possible) * 10n));
  return { score: rounded, level: (content?.thresholds ?? []).filter((threshold) => threshold <= rounded).length };
}

const roundMean = (numbers: readonly number[]): number => {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  return Math.floor((2 * total + numbers.length) / (2 * numbers.length));
};

/** Expects that every shown figure of a version matches its checks. */
export function compareVersion(shown: VersionFigures, checks: readonly Check[]): void {
  const scores = checks.flatMap((check) => score(check, null) ?? []).toSorted((a, b) => a.score - b.score);
  const middle = scores[Math.ceil(scores.length / 2) - 1];
  expect([shown.meanScore, shown.medianScore, shown.medianLevel]).toEqual([
    roundMean(scores.map((one) => one.score)),
    Math.floor((middle?.score ?? 0) / 5) * 5,
    middle?.level,
  ]);
  for (const { key, meanScore, level, bad, scored } of shown.categories) {
    const found = checks.flatMap((check) => score(check, key) ?? []);
    const mean = found.length === 0 ? 0 : roundMean(found.map((one) => one.score));
    const { thresholds = [] } = contents.get(shown.number) ?? {};
    if (meanScore !== null) expect({ key, meanScore }).toEqual({ key, meanScore: mean });
    if (level !== null) expect(level).toBe(thresholds.filter((threshold) => threshold <= mean).length);
    if (bad !== null) expect({ key, bad }).toEqual({ key, bad: found.filter((one) => one.level === 0).length });
    if (scored !== null) expect({ key, scored }).toEqual({ key, scored: found.length });
  }
  for (const { key, answers } of shown.questions) {
    for (const answer of answers) {
      const given = checks.filter((check) => check.answers[key] === (answer.key ?? 'not-applicable')).length;
      if (answer.given !== null) expect({ key, given: answer.given }).toEqual({ key, given });
    }
  }
}
