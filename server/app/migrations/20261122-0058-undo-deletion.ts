import { Migration } from '@mikro-orm/migrations';

/** State of a page before its deletion, so that undoing it can restore it. */
export class UndoDeletionMigration extends Migration {
  override name = '20261122-0058-undo-deletion';

  override up(): void {
    this.addSql(`
      alter table page add column before_deletion jsonb;
      comment on column page.before_deletion is
        'what was live, requested and planned; null outside the bin, and for a deletion by an earlier release';
    `);
  }
}
