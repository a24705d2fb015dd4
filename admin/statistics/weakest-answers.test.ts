import { expect, test } from 'vitest';
import { remarkable, weakShare } from './weakest-answers.ts';

const answers = (...given: (number | null)[]) => given.map((one, index) => ({ points: index, given: one }));

test('the share of weak answers leaves out those for whom the question does not apply', () => {
  expect(weakShare({ answers: [...answers(10, 20, 10), { points: null, given: 60 }] })).toBe(0.25);
});

test('a hidden number or no answer at all gives no share', () => {
  expect(weakShare({ answers: answers(null, null, 10) })).toBeNull();
  expect(weakShare({ answers: answers(0, 0) })).toBeNull();
  expect(weakShare({ answers: [...answers(5, 15), { points: null, given: null }] })).toBe(0.25);
});

test('the two weakest questions stand out, where they are far from the others', () => {
  expect([...remarkable([0.1, 0.4, 0.1, 0.12, 0.3, null])]).toEqual([1, 4]);
  expect([...remarkable([0.1, 0.1, 0.11])]).toEqual([]);
  expect([...remarkable([null, null])]).toEqual([]);
});
