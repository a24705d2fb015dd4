import { describe, expect, it } from 'vitest';
import { idOfPart, partOfFragment } from './check-part.ts';

describe('the part of the check in a URL fragment', () => {
  it.each([1, 2, 21, 'review'] as const)('is found by its id: %s', (part) => {
    expect(partOfFragment(`#${idOfPart(part)}`, 21)).toBe(part);
  });

  it.each(['', '#', '#content', '#question-0', '#question-22', '#question-01', '#question-1x', '#Review'])(
    'is none for another fragment: %s',
    (fragment) => {
      expect(partOfFragment(fragment, 21)).toBeUndefined();
    },
  );
});
