import { createRandom, isLongRun, seed } from '../random.ts';
import { type Shape, shapesOfKind, type TextKind } from './shapes.ts';

/** Characters of the shorter of two texts; the longer one has four times as many, at full count the largest body. */
export const shortTextLength = isLongRun ? 900_000 : 40_000;

/** The same for a path or a query; the longer text fits into Node's 16 KB of headers, even encoded. */
export const shortAddressLength = 1_500;

/** The same for a field of a form or a file's name, far above their limits. */
export const shortFieldLength = 100_000;

export type TextCase<Text> = { text: Text; shape: string; make: Shape };

/** Each text in each shape of its kind; without TEST_LONG a tenth of them, by the seed. */
export function casesOf<Text extends { kind: TextKind }>(texts: readonly Text[]): TextCase<Text>[] {
  const random = createRandom(seed);
  const all = texts.flatMap((text) =>
    Object.entries(shapesOfKind[text.kind]).map(([shape, make]) => ({ text, shape, make })),
  );
  return isLongRun ? all : all.filter(() => random() < 0.1);
}
