export type QueuePosition = {
  /** Starting at 1; null if the request is not in the queue or no longer. */
  position: number | null;
  total: number;
  /** The requested version to review next; after the last one, the first. Null if there is no other. */
  next: number | null;
};

/** Returns a request's position in the queue and the next request. */
export function findQueuePosition(queue: readonly number[], total: number, current: number): QueuePosition {
  const index = queue.indexOf(current);
  const others = [...queue.slice(index + 1), ...queue.slice(0, Math.max(index, 0))];
  return { position: index === -1 ? null : index + 1, total, next: others[0] ?? null };
}
