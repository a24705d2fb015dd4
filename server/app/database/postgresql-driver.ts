import { PostgreSqlDriver, PostgreSqlPlatform } from '@mikro-orm/postgresql';

/** Returns an SQL string literal as libpq does: quotes doubled, backslashes doubled in an escape string. */
export function quoteStringLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/**
 * MikroORM builds literals character by character, which allocates an object for each: for 2 MB garbage collection
 * blocks the event loop for 150 ms.
 */
class Platform extends PostgreSqlPlatform {
  override escape(value: unknown): string {
    return typeof value === 'string' ? quoteStringLiteral(value) : super.escape(value);
  }
}

/** MikroORM's PostgreSQL driver with fast escaping of long strings, typed like the original. */
export const LongTextDriver: typeof PostgreSqlDriver = class extends PostgreSqlDriver {
  protected override readonly platform: Platform = new Platform();
};
