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

test('layers within layers are ten at most, behind references too', () => {
  const nested = (count: number, inner: string) =>
    `${'<g opacity="0.5">'.repeat(count)}${inner}${'</g>'.repeat(count)}`;
  expect(drawingWeight(`<svg>${nested(10, '<rect/>')}${nested(10, '<rect/>')}</svg>`)).toBe(24);
  expect(drawingWeight(`<svg>${nested(11, '<rect/>')}</svg>`)).toBe(Number.POSITIVE_INFINITY);
  const referred = `<g id="a">${nested(6, '<rect/>')}</g>${nested(5, '<use href="#a"/>')}`;
  expect(drawingWeight(`<svg>${referred}</svg>`)).toBe(Number.POSITIVE_INFINITY);
});

test('a drawing of many shapes is weighed', () => {
  expect(drawingWeight(`<svg>${'<g/>'.repeat(400_000)}</svg>`)).toBe(400_002);
});
