import { TransactionContext } from '@mikro-orm/postgresql';

type MethodName<Engine> = {
  [Name in keyof Engine]: Engine[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Engine];

/**
 * Has an engine refuse calls from within a database transaction: what waits for another machine there holds a
 * connection and locks for as long as that machine likes. A call that does is a mistake of ours, which tests find.
 */
export function outsideTransactions<Engine extends object>(
  engine: Engine,
  methods: readonly MethodName<Engine>[],
): Engine {
  for (const name of methods) {
    const method = engine[name] as (...args: unknown[]) => unknown;
    const guarded = (...args: unknown[]): unknown => {
      if (TransactionContext.currentTransactionContext())
        throw new Error(`${String(name)} waits for another machine, within a database transaction`);
      return method.apply(engine, args);
    };
    Object.assign(engine, { [name]: guarded });
  }
  return engine;
}
