import { expect, test } from 'vitest';
import { mapScroll, type ScrollPlan } from './scroll-map.ts';

const plan = (end: number, tops: Record<string, number>): ScrollPlan => ({
  end,
  landmarks: Object.entries(tops).map(([key, top]) => ({ key, top })),
});

const before = plan(1000, { a: 100, b: 300, c: 800 });
const after = plan(1500, { a: 100, new: 300, b: 800, c: 1300 });

test('start and end of both documents belong together', () => {
  expect(mapScroll(0, before, after)).toBe(0);
  expect(mapScroll(1000, before, after)).toBe(1500);
});

test('the same block stands at the same height', () => {
  expect(mapScroll(300, before, after)).toBe(800);
  expect(mapScroll(800, after, before)).toBe(300);
});

test('between two blocks that both have, the way is divided in proportion', () => {
  expect(mapScroll(550, before, after)).toBe(1050);
});

test('a block that changed places makes nothing jump', () => {
  const moved = plan(1000, { c: 50, a: 200, b: 700 });
  expect(mapScroll(100, before, moved)).toBe(200);
  expect(mapScroll(300, before, moved)).toBe(700);
});

test('a document that cannot be scrolled stays where it is', () => {
  expect(mapScroll(500, before, plan(0, { a: 10, b: 20 }))).toBe(0);
  expect(mapScroll(0, plan(0, {}), after)).toBe(1500);
});
