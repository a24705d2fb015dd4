import { Migration } from '@mikro-orm/migrations';

/** The last publication or unpublishing of a page with the state before, for undoing it. */
export class UndoPublicationMigration extends Migration {
  override name = '20261122-0064-undo-publication';

  override up(): void {
    this.addSql(`
      alter table page add column last_publication_change jsonb;
      comment on column page.last_publication_change is
        'the last publication or unpublishing, with the state before it; null where an earlier release did it';
    `);
  }
}
