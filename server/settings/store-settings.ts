import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { SiteSettings } from './settings.ts';

/** Writes the given settings. Every node is notified after the commit. */
export async function storeSettings(tx: Transaction, changes: Partial<SiteSettings>): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    await query(
      tx.em,
      sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
          on conflict (key) do update set value = excluded.value`,
    );
  }
  await tx.audit({
    action: 'setting.changed',
    subjectId: null,
    changedFields: Object.keys(changes),
  });
  await tx.emit({ name: 'setting.changed' });
}
