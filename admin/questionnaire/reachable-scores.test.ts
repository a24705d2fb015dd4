import { expect, test } from 'vitest';
import { listReachableScores, listReachableLevels, calculatePercentScore } from './reachable-scores.ts';
import type { Question, QuestionnaireContent } from './questionnaire-content.ts';

function questions(points: readonly number[], canBeNotApplicable = false): Question[] {
  return Array.from({ length: 21 }, (_, index) => ({
    key: `q${index}`,
    category: 'fire',
    canBeNotApplicable,
    answers: points.map((one, place) => ({
      key: `a${place}`,
      points: one,
      effort: null,
      urgency: 'none',
      isUnknown: false,
    })),
  }));
}
const content = (list: Question[], thresholds: QuestionnaireContent['thresholds'] = [40, 60, 80]) => ({
  categories: [{ key: 'fire', icon: 'fire' }],
  questions: list,
  thresholds,
});

test('halves are rounded up, as on the server', () => {
  expect([
    calculatePercentScore(1, 8),
    calculatePercentScore(3, 8),
    calculatePercentScore(1, 3),
    calculatePercentScore(63, 63),
  ]).toEqual([13, 38, 33, 100]);
});

test('with answers from 0 to 3 points every level is reachable, from 0 to 100', () => {
  expect(listReachableLevels(content(questions([0, 1, 2, 3])))).toEqual([
    { from: 0, to: 38 },
    { from: 40, to: 59 },
    { from: 60, to: 79 },
    { from: 81, to: 100 },
  ]);
});

test('a level without any possible score is unreachable', () => {
  expect(listReachableLevels(content(questions([2, 3])))[0]).toBeNull();
  expect(listReachableLevels(content(questions([0, 3]), [1, 2, 3]))).toEqual([
    { from: 0, to: 0 },
    null,
    null,
    { from: 5, to: 100 },
  ]);
});

test('inapplicable questions allow scores in between, but at least 11 must apply', () => {
  const all = listReachableScores(content(questions([0, 3])));
  const some = listReachableScores(content(questions([0, 3], true)));
  expect(all).toHaveLength(22);
  expect(some.length).toBeGreaterThan(all.length);
  expect(listReachableScores(content(questions([0, 3]).slice(0, 10)))).toEqual([]);
});
