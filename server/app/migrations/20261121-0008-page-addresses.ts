import { Migration } from '@mikro-orm/migrations';

/** Redirects, who deleted a page, and indexes for the page list. */
export class PageAddressesMigration extends Migration {
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

      alter table page
        add column deleted_by int references "user" on delete set null,
        add column title_key text generated always as (lower(title)) stored;
      comment on column page.title_key is 'by which titles are sorted and searched';
      create index page_deleted_at on page (deleted_at, id) where deleted_at is not null;

      -- Every order of the overview has all that it filters and searches by in its index: neither a rare combination
      -- of filters nor a far page of the list reads the table itself.
      drop index page_updated_at, page_created_at;
      create index page_by_update on page (updated_at, id)
        include (type, locale, status, updated_by, published_version_id, title_key, slug) where deleted_at is null;
      create index page_by_creation on page (created_at, id)
        include (type, locale, status, updated_by, title_key, slug) where deleted_at is null;
      create index page_by_title on page (title_key, id)
        include (type, locale, status, updated_by, slug) where deleted_at is null;
      create index page_by_slug on page (slug, id)
        include (type, locale, status, updated_by, title_key) where deleted_at is null;
      create index page_filter on page (locale, type, status, updated_by, id) where deleted_at is null;
      create index page_editor on page (updated_by, id) where deleted_at is null;
      create extension if not exists pg_trgm;
      create index page_search on page using gin (title_key gin_trgm_ops, slug gin_trgm_ops)
        where deleted_at is null;

      -- What looks for a page by its versions or its group, when those are removed.
      create index page_newest_version on page (newest_version_id);
      create index page_live_version on page (live_version_id) where live_version_id is not null;
      create index page_published_version on page (published_version_id) where published_version_id is not null;
      create index page_sibling_group on page (sibling_group_id);
      create index publication_version on publication (version_id);
    `);
  }
}
