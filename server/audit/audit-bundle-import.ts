import type { ClientBase } from 'pg';

/** Logs the import of a bundle on its connection. The command has neither an importer nor a task. */
export async function auditBundleImport(
  client: ClientBase,
  { importerID, taskID }: { importerID: number | null; taskID: number | null },
): Promise<void> {
  await client.query(
    `insert into audit_entry (actor_id, action, subject_type, subject_id) values ($1, 'bundle.imported', 'bundle', $2)`,
    [importerID, taskID],
  );
}
