export type QueuePlace = {
  /** From 1; null for a request that is not, or no longer, in the queue. */
  place: number | null;
  total: number;
  /** The requested version to review next, from the start again after the last; null where there is no other. */
  next: number | null;
};

/** Where a request stands in the queue, and which one comes after it. */
export function findQueuePlace(queue: readonly number[], total: number, current: number): QueuePlace {
  const index = queue.indexOf(current);
  const others = [...queue.slice(index + 1), ...queue.slice(0, Math.max(index, 0))];
  return { place: index === -1 ? null : index + 1, total, next: others[0] ?? null };
}
