import { expect, test } from 'vitest';
import { mapScrollPosition, type ScrollLayout } from './map-scroll-position.ts';

const layout = (maxScroll: number, tops: Record<string, number>): ScrollLayout => ({
  maxScroll,
  blockOffsets: Object.entries(tops).map(([key, top]) => ({ key, top })),
});

const before = layout(1000, { a: 100, b: 300, c: 800 });
const after = layout(1500, { a: 100, new: 300, b: 800, c: 1300 });

test('maps start and end of one document to those of the other', () => {
  expect(mapScrollPosition(0, before, after)).toBe(0);
  expect(mapScrollPosition(1000, before, after)).toBe(1500);
});

test('shows the same block at the same height', () => {
  expect(mapScrollPosition(300, before, after)).toBe(800);
  expect(mapScrollPosition(800, after, before)).toBe(300);
});

test('interpolates between two blocks that both documents have', () => {
  expect(mapScrollPosition(550, before, after)).toBe(1050);
});

test('does not jump at a block that was moved', () => {
  const moved = layout(1000, { c: 50, a: 200, b: 700 });
  expect(mapScrollPosition(100, before, moved)).toBe(200);
  expect(mapScrollPosition(300, before, moved)).toBe(700);
});

test('does not scroll a document that fits', () => {
  expect(mapScrollPosition(500, before, layout(0, { a: 10, b: 20 }))).toBe(0);
  expect(mapScrollPosition(0, layout(0, {}), after)).toBe(1500);
});
