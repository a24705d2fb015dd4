import { expect, test } from 'vitest';
import { canBeDrawn } from './try-drawing.ts';

const size = { width: 2_000, height: 2_000 };
const drawing = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inner}</svg>`);

test('a drawing as churches have it can be drawn', async () => {
  const shapes = '<path d="M9 9h40v60q-20 9-40 0z" fill="#c2410c"/>'.repeat(500);
  expect(await canBeDrawn(drawing(`${shapes}<text y="900" font-size="90">Open house</text>`), size)).toBe(true);
});

test('one whose line crosses itself without end cannot, and is given up', async () => {
  const corners = Array.from({ length: 60_000 }, (_, index) => `L${(index * 7919) % 2000} ${(index * 104_729) % 2000}`);
  expect(await canBeDrawn(drawing(`<path d="M0 0${corners.join('')}"/>`), size)).toBe(false);
}, 30_000);

test('what is no drawing cannot', async () => {
  expect(await canBeDrawn(Buffer.from('GIF89a'), size)).toBe(false);
});
