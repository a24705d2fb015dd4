import { describe, expect, it } from 'vitest';
import { findQueuePosition } from './queue-position.ts';

describe('the position in the queue', () => {
  it('starts at 1 and includes the next request', () => {
    expect(findQueuePosition([4, 7, 9], 3, 7)).toEqual({ position: 2, total: 3, next: 9 });
  });

  it('continues with the first after the last', () => {
    expect(findQueuePosition([4, 7, 9], 3, 9)).toEqual({ position: 3, total: 3, next: 4 });
  });

  it('has no next request if there is only one', () => {
    expect(findQueuePosition([4], 1, 4)).toEqual({ position: 1, total: 1, next: null });
  });

  it('leads from a decided request to the oldest open one', () => {
    expect(findQueuePosition([4, 7], 2, 5)).toEqual({ position: null, total: 2, next: 4 });
  });

  it('does not exist in an empty queue', () => {
    expect(findQueuePosition([], 0, 5)).toEqual({ position: null, total: 0, next: null });
  });
});
