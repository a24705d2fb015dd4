import { expect, test } from 'vitest';
import { findOutliers, getWeakAnswerShare } from './weak-answers.ts';

const answers = (...given: (number | null)[]) => given.map((one, index) => ({ points: index, given: one }));

test('the share of weak answers excludes "not applicable"', () => {
  expect(getWeakAnswerShare({ answers: [...answers(10, 20, 10), { points: null, given: 60 }] })).toBe(0.25);
});

test('there is no share with a hidden number or without answers', () => {
  expect(getWeakAnswerShare({ answers: answers(null, null, 10) })).toBeNull();
  expect(getWeakAnswerShare({ answers: answers(0, 0) })).toBeNull();
  expect(getWeakAnswerShare({ answers: [...answers(5, 15), { points: null, given: null }] })).toBe(0.25);
});

test('the two weakest questions stand out if they are far from the others', () => {
  expect([...findOutliers([0.1, 0.4, 0.1, 0.12, 0.3, null])]).toEqual([1, 4]);
  expect([...findOutliers([0.1, 0.1, 0.11])]).toEqual([]);
  expect([...findOutliers([null, null])]).toEqual([]);
});
