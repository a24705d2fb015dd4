import { createRandom, isLong, seed } from '../generated.ts';
import { type Shape, shapesOfKind, type TextKind } from './shapes.ts';

/** Characters of the shorter of the two texts; the longer one has four times as many, at full count the largest body. */
export const shorterText = isLong ? 900_000 : 40_000;

/** The same of a path or a query; the longer text fits into the 16 KB of headers of Node, encoded too. */
export const shorterAddress = 1_500;

/** The same of a field of a form or of a file's name, far above what they may have. */
export const shorterField = 100_000;

export type TextCase<Text> = { text: Text; shape: string; make: Shape };

/** Each text in each shape of its kind; without TEST_LONG a tenth of them, by the seed. */
export function casesOf<Text extends { kind: TextKind }>(texts: readonly Text[]): TextCase<Text>[] {
  const random = createRandom(seed);
  const all = texts.flatMap((text) =>
    Object.entries(shapesOfKind[text.kind]).map(([shape, make]) => ({ text, shape, make })),
  );
  return isLong ? all : all.filter(() => random() < 0.1);
}
