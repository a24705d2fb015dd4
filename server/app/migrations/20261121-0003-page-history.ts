import { Migration } from '@mikro-orm/migrations';

/** A snapshot of each stored version of a page. */
export class PageHistoryMigration extends Migration {
  override name = '20261121-0003-page-history';

  override up(): void {
    this.addSql(`
      create table page_snapshot (
        id int generated always as identity primary key,
        page_id int not null references page,
        version_id int not null references page_version,
        revision int not null,
        content jsonb not null,
        stored_by int references "user" on delete set null,
        stored_at timestamptz not null default now()
      );
      create index page_snapshot_page on page_snapshot (page_id, id);
    `);
  }
}
