/** Whether generated tests run at their full counts. */
export const isLongRun = process.env.TEST_LONG !== undefined;

/** Seed of random numbers; `npm run test:long` uses another one each time and prints it. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/** Random numbers from 0 to 1 that follow from a seed (mulberry32). */
export function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
