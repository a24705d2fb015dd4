/** Runs the login attempts of one account one after the other, those of different accounts in parallel. */
export type AccountQueue = <Result>(account: Buffer, task: () => Promise<Result>) => Promise<Result>;

/**
 * An attempt counts as a failure until its password was verified. Without a queue, five people or tabs that sign in to
 * one account at once would lock it with correct passwords.
 */
export function createAccountQueue(): AccountQueue {
  const lastTask = new Map<string, Promise<unknown>>();
  return (account, task) => {
    const key = account.toString('base64');
    const result = (lastTask.get(key) ?? Promise.resolve()).then(task);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    lastTask.set(key, settled);
    void settled.then(() => lastTask.get(key) === settled && lastTask.delete(key));
    return result;
  };
}
