import { Migration } from '@mikro-orm/migrations';

/** Which editors are open at the moment. Unlogged: it is worth nothing after a crash, and written every few seconds. */
export class PagePresence extends Migration {
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
