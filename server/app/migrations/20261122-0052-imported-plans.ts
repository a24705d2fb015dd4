import { Migration } from '@mikro-orm/migrations';

/** Marks scheduled publications of the import command, which run although no user scheduled them. */
export class ImportedSchedulesMigration extends Migration {
  override name = '20261122-0052-imported-plans';

  override up(): void {
    this.addSql(`
      alter table scheduled_publication add column by_operator boolean not null default false;
      comment on column scheduled_publication.by_operator is
        'imported by the command, which asks nobody: carried out without the rights of a user';
    `);
  }
}
