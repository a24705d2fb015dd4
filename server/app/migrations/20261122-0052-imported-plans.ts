import { Migration } from '@mikro-orm/migrations';

/** What the import command planned is carried out although no user planned it. */
export class ImportedPlans extends Migration {
  override name = '20261122-0052-imported-plans';

  override up(): void {
    this.addSql(`
      alter table scheduled_publication add column by_operator boolean not null default false;
      comment on column scheduled_publication.by_operator is
        'imported by the command, which asks nobody: carried out without the rights of a user';
    `);
  }
}
