import { TransactionContext } from '@mikro-orm/postgresql';

type MethodName<Engine> = {
  [Name in keyof Engine]: Engine[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Engine];

/**
 * Makes methods of an engine throw inside a database transaction: waiting for another machine there would hold a
 * connection and locks. Such a call is a bug, which tests find.
 */
export function forbidInTransactions<Engine extends object>(
  engine: Engine,
  methods: readonly MethodName<Engine>[],
): Engine {
  for (const name of methods) {
    const method = engine[name] as (...args: unknown[]) => unknown;
    const guardedMethod = (...args: unknown[]): unknown => {
      if (TransactionContext.currentTransactionContext())
        throw new Error(`${String(name)} waits for another machine, within a database transaction`);
      return method.apply(engine, args);
    };
    Object.assign(engine, { [name]: guardedMethod });
  }
  return engine;
}
