import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideSmallGroups, smallestGroup } from './hide-small-groups.ts';

const counts = fc.array(fc.oneof(fc.nat(8), fc.nat(200)), { minLength: 2, maxLength: 6 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test.each([
  { given: [30, 18, 12], shown: [30, 18, 12], why: 'nothing is small' },
  { given: [30, 18, 0], shown: [30, 18, 0], why: 'nobody is no group' },
  { given: [30, 18, 2], shown: [30, null, null], why: 'the next larger one goes with a small one' },
  { given: [40, 3, 2], shown: [40, null, null], why: 'two small ones are 5 together' },
  { given: [40, 1, 1], shown: [null, null, null], why: 'two small ones under 5 take a third along' },
  { given: [3, 1, 0], shown: [null, null, null], why: 'the whole is small' },
  { given: [4, 0, 46], shown: [null, 0, null], why: 'nobody is told of, and no partner' },
])('$given is shown as $shown: $why', ({ given, shown }) => {
  expect(hideSmallGroups(given)).toEqual(shown);
});

test('no group of 1 to 4 is shown, and none comes out of the whole by subtraction', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const shown = hideSmallGroups(given);
      const hidden = given.filter((count, index) => shown[index] === null && count > 0);
      for (const count of shown) expect(count === null || count === 0 || count >= smallestGroup).toBe(true);
      if (sum(given) < smallestGroup) return;
      expect(hidden.length === 0 || (hidden.length > 1 && sum(hidden) >= smallestGroup)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
