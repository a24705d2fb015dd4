/** Runs an access to a storage; undefined if it is unavailable or full. Then the check works, but forgets. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
