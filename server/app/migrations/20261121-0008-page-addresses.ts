import { Migration } from '@mikro-orm/migrations';

/** Old addresses, the bin's author, and the orders and filters of the page overview. */
export class PageAddresses extends Migration {
  override name = '20261121-0008-page-addresses';

  override up(): void {
    this.addSql(`
      create table redirect (
        id int generated always as identity primary key,
        locale text not null,
        slug text not null,
        page_id int not null references page on delete cascade,
        keeps_links boolean not null default false,
        moved_to text,
        created_by int references "user" on delete set null,
        created_at timestamptz not null default now()
      );
      comment on column redirect.keeps_links is
        'links that were made while the page had this slug go on reading as it';
      comment on column redirect.moved_to is 'the slug that its page had afterwards; null where the redirect was made by hand';
      create unique index redirect_locale_slug on redirect (locale, slug);
      create index redirect_page on redirect (page_id, id);

      alter table page add column deleted_by int references "user" on delete set null;
      create index page_deleted_at on page (deleted_at, id) where deleted_at is not null;
    `);
  }
}
