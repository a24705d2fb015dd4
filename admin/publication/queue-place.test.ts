import { describe, expect, it } from 'vitest';
import { findQueuePlace } from './queue-place.ts';

describe('the place in the queue', () => {
  it('counts from 1 and knows the next one', () => {
    expect(findQueuePlace([4, 7, 9], 3, 7)).toEqual({ place: 2, total: 3, next: 9 });
  });

  it('begins again after the last one', () => {
    expect(findQueuePlace([4, 7, 9], 3, 9)).toEqual({ place: 3, total: 3, next: 4 });
  });

  it('has no next one for the only request', () => {
    expect(findQueuePlace([4], 1, 4)).toEqual({ place: 1, total: 1, next: null });
  });

  it('leads from an answered request to the one that has waited longest', () => {
    expect(findQueuePlace([4, 7], 2, 5)).toEqual({ place: null, total: 2, next: 4 });
  });

  it('is nothing in an empty queue', () => {
    expect(findQueuePlace([], 0, 5)).toEqual({ place: null, total: 0, next: null });
  });
});
