import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';

export { type RawBuilder, sql };

/** Runs SQL with bound parameters in the manager's transaction, if it has one: query(em, sql<Row>`… ${value}`). */
export async function query<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const result = await statement.execute(em.getKysely());
  return result.rows;
}
