import { expect, test } from 'vitest';
import { drawingWeight } from './drawing-weight.ts';

test('every element counts, once for each time it is referred to', () => {
  expect(drawingWeight('<svg><g id="a"><rect/></g><use href="#a"/><use xlink:href="#a"/></svg>')).toBe(10);
  expect(drawingWeight('<svg><pattern id="p"><rect/></pattern><rect fill="url(#p)"/></svg>')).toBe(7);
});

test('references that multiply are seen', () => {
  const level = (number: number) => `<g id="a${number + 1}">${`<use href="#a${number}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 12 }, (_, number) => level(number)).join('');
  expect(drawingWeight(`<svg><g id="a0"/>${levels}</svg>`)).toBeGreaterThan(10 ** 12);
});

test('references and elements without end have no weight', () => {
  expect(drawingWeight('<svg><g id="a"><use href="#a"/></g></svg>')).toBe(Number.POSITIVE_INFINITY);
  expect(drawingWeight('<g>'.repeat(100_000))).toBe(Number.POSITIVE_INFINITY);
});
