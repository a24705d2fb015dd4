import { expect, test } from 'vitest';
import { svgComplexity } from './svg-complexity.ts';

test('counts every element, each time it is referred to', () => {
  expect(svgComplexity('<svg><g id="a"><rect/></g><use href="#a"/><use xlink:href="#a"/></svg>')).toBe(10);
  expect(svgComplexity('<svg><pattern id="p"><rect/></pattern><rect fill="url(#p)"/></svg>')).toBe(7);
});

test('finds references that multiply', () => {
  const level = (number: number) => `<g id="a${number + 1}">${`<use href="#a${number}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 12 }, (_, number) => level(number)).join('');
  expect(svgComplexity(`<svg><g id="a0"/>${levels}</svg>`)).toBeGreaterThan(10 ** 12);
});

test('returns Infinity for endless references and elements', () => {
  expect(svgComplexity('<svg><g id="a"><use href="#a"/></g></svg>')).toBe(Number.POSITIVE_INFINITY);
  expect(svgComplexity('<g>'.repeat(100_000))).toBe(Number.POSITIVE_INFINITY);
});

test('allows ten nested layers, also behind references', () => {
  const nested = (count: number, inner: string) =>
    `${'<g opacity="0.5">'.repeat(count)}${inner}${'</g>'.repeat(count)}`;
  expect(svgComplexity(`<svg>${nested(10, '<rect/>')}${nested(10, '<rect/>')}</svg>`)).toBe(24);
  expect(svgComplexity(`<svg>${nested(11, '<rect/>')}</svg>`)).toBe(Number.POSITIVE_INFINITY);
  const referred = `<g id="a">${nested(6, '<rect/>')}</g>${nested(5, '<use href="#a"/>')}`;
  expect(svgComplexity(`<svg>${referred}</svg>`)).toBe(Number.POSITIVE_INFINITY);
});

test('counts an SVG of many shapes', () => {
  expect(svgComplexity(`<svg>${'<g/>'.repeat(400_000)}</svg>`)).toBe(400_002);
});
