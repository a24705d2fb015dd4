import type { Box, Measured, Part } from './in-page/target.ts';

/**
 * How far a part may be from where Chromium has it, in pixels, by Chromium's own figure. Each browser draws letters by its
 * own rules, so that here and there a line breaks elsewhere and moves what is below it.
 */
const tolerance: Record<keyof Box, (of: number) => number> = {
  x: () => 8,
  y: (of) => 24 + of * 0.03,
  width: (of) => Math.max(8, of * 0.08),
  height: (of) => Math.max(10, of * 0.08),
};

function comparePart(part: Part, expected: Part): string[] {
  const sides = ['x', 'y', 'width', 'height'] as const;
  const wrong = sides.filter(
    (side) => Math.abs(part.box[side] - expected.box[side]) > tolerance[side](expected.box[side]),
  );
  const describe = ({ box }: Part, side: keyof Box) => Math.round(box[side]);
  return wrong.map((side) => `${expected.what}: ${side} ${describe(part, side)}, not ${describe(expected, side)}`);
}

/** What differs from Chromium: parts that are missing, more, in another order, elsewhere or of another size. */
export function compareParts(measured: Measured, chromium: Measured): string[] {
  const wide = measured.overflow > 0 ? [`The page is ${measured.overflow} px wider than its window`] : [];
  const [names, expected] = [measured, chromium].map(({ parts }) => parts.map(({ what }) => what));
  if (JSON.stringify(names) !== JSON.stringify(expected)) return [...wide, `Parts: ${names?.join(' | ')}`];
  return [
    ...wide,
    ...chromium.parts.flatMap((part, index) => {
      const own = measured.parts[index];
      return own ? comparePart(own, part) : [];
    }),
  ];
}
