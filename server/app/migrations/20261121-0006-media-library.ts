import { Migration } from '@mikro-orm/migrations';

/** The bin of the media library, and video addresses. */
export class MediaLibraryMigration extends Migration {
  override name = '20261121-0006-media-library';

  override up(): void {
    this.addSql(`
      create table media_deletion (
        id int generated always as identity primary key,
        kind text not null check (kind in ('file', 'directory')),
        path text not null,
        name text not null,
        deleted_by int references "user" on delete set null,
        deleted_at timestamptz not null default now()
      );
      comment on column media_deletion.path is 'the folder in which it lay';
      create index media_deletion_at on media_deletion (deleted_at, id);

      alter table file
        add column deletion_id int references media_deletion on delete set null,
        add column address text;
      create index file_deletion on file (deletion_id) where deletion_id is not null;
      create index file_deleted_at on file (deleted_at) where deleted_at is not null;

      alter table directory
        add column parent text generated always as
          (case when path = '/' then null else coalesce(nullif(regexp_replace(path, '/[^/]*$', ''), ''), '/') end) stored,
        add column deleted_at timestamptz,
        add column deletion_id int references media_deletion on delete set null;
      drop index directory_path;
      create unique index directory_path on directory (path) where deleted_at is null;
      create index directory_parent on directory (parent) where deleted_at is null;
      create index directory_deletion on directory (deletion_id) where deletion_id is not null;
    `);
  }
}
