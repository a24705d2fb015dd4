import { Migration } from '@mikro-orm/migrations';

/**
 * Allows deleting audit entries that are older than the retention time of the settings; otherwise the log stays
 * append-only. A trigger checks it, so that a faulty statement cannot delete more.
 */
export class AuditRetentionMigration extends Migration {
  override name = '20261122-0066-audit-retention';

  override up(): void {
    this.addSql(`
      create function refuse_early_audit_deletion() returns trigger language plpgsql as $$
        declare months int := (select (value #>> '{}')::int from setting where key = 'auditRetentionMonths');
        begin
          if exists (select from deleted where months is null or at >= now() - make_interval(months => months)) then
            raise exception 'audit_entry is append-only: only entries past the retention time may be deleted';
          end if;
          return null;
        end $$;
      create trigger audit_entry_retention after delete on audit_entry referencing old table as deleted
        for each statement execute function refuse_early_audit_deletion();
      drop trigger audit_entry_append_only on audit_entry;
      create trigger audit_entry_append_only before update or truncate on audit_entry
        for each statement execute function refuse_audit_change();
    `);
  }
}
