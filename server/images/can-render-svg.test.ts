import { expect, test } from 'vitest';
import { canRenderSvg } from './can-render-svg.ts';

const size = { width: 2_000, height: 2_000 };
const svg = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inner}</svg>`);

test('a typical SVG can be rendered', async () => {
  const shapes = '<path d="M9 9h40v60q-20 9-40 0z" fill="#c2410c"/>'.repeat(500);
  expect(await canRenderSvg(svg(`${shapes}<text y="900" font-size="90">Open house</text>`), size)).toBe(true);
});

test('a path that crosses itself endlessly cannot be rendered, and is aborted', async () => {
  const corners = Array.from({ length: 60_000 }, (_, index) => `L${(index * 7919) % 2000} ${(index * 104_729) % 2000}`);
  expect(await canRenderSvg(svg(`<path d="M0 0${corners.join('')}"/>`), size)).toBe(false);
}, 30_000);

test('other files cannot be rendered', async () => {
  expect(await canRenderSvg(Buffer.from('GIF89a'), size)).toBe(false);
});
