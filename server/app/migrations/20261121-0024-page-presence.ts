import { Migration } from '@mikro-orm/migrations';

/** Open editors. Unlogged, because it changes every few seconds and has no value after a crash. */
export class PagePresenceMigration extends Migration {
  override name = '20261121-0024-page-presence';

  override up(): void {
    this.addSql(`
      create unlogged table page_presence (
        page_id int not null,
        user_id int not null,
        tab_id text not null,
        seen_at timestamptz not null default now(),
        primary key (page_id, user_id, tab_id)
      );
      comment on table page_presence is 'a row lives for seconds, so that nothing refers to it or is referred to';
    `);
  }
}
