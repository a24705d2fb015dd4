import type { ClientBase } from 'pg';

/** Returns every setting that was ever changed, in the order of their names, for a bundle. */
export async function readStoredSettings(client: ClientBase): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ key: string; value: unknown }>('select key, value from setting order by key');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Takes over the settings of a bundle, without an audit entry or an event: the import has its own. */
export async function overwriteSettings(
  client: ClientBase,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    await client.query(
      'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    );
  }
}
