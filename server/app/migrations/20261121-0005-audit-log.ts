import { Migration } from '@mikro-orm/migrations';

/** Indexes for reading the audit log by person, action and subject. */
export class AuditLogMigration extends Migration {
  override name = '20261121-0005-audit-log';

  override up(): void {
    this.addSql(`
      create index audit_entry_actor on audit_entry (actor_id, id);
      create index audit_entry_action on audit_entry (action, id);
      create index audit_entry_subject on audit_entry (subject_type, subject_id, id);
    `);
  }
}
