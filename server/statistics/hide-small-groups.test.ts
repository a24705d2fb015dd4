import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideSmallGroups, minGroupSize } from './hide-small-groups.ts';

const counts = fc.array(fc.oneof(fc.nat(8), fc.nat(200)), { minLength: 2, maxLength: 6 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test.each([
  { given: [30, 18, 12], shown: [30, 18, 12], why: 'nothing is small' },
  { given: [30, 18, 0], shown: [30, 18, 0], why: 'a count of 0 is not a group' },
  { given: [30, 18, 2], shown: [30, null, null], why: 'the next larger count is hidden with a small one' },
  { given: [40, 3, 2], shown: [40, null, null], why: 'two small counts add up to 5' },
  { given: [40, 1, 1], shown: [null, null, null], why: 'two small counts under 5 hide a third one' },
  { given: [3, 1, 0], shown: [null, null, null], why: 'the total is small' },
  { given: [4, 0, 46], shown: [null, 0, null], why: 'a count of 0 is shown, and hides nothing' },
])('$given is shown as $shown: $why', ({ given, shown }) => {
  expect(hideSmallGroups(given)).toEqual(shown);
});

test('no group of 1 to 4 is shown, or can be computed by subtraction from the total', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const shown = hideSmallGroups(given);
      const hidden = given.filter((count, index) => shown[index] === null && count > 0);
      for (const count of shown) expect(count === null || count === 0 || count >= minGroupSize).toBe(true);
      if (sum(given) < minGroupSize) return;
      expect(hidden.length === 0 || (hidden.length > 1 && sum(hidden) >= minGroupSize)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
