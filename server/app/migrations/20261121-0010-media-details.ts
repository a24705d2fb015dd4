import { Migration } from '@mikro-orm/migrations';

/** Tags of files, and the focal point of images. */
export class MediaDetailsMigration extends Migration {
  override name = '20261121-0010-media-details';

  override up(): void {
    this.addSql(`
      create table tag (
        id int generated always as identity primary key,
        name text not null,
        public boolean not null default false,
        created_at timestamptz not null default now()
      );
      comment on column tag.public is 'whether visitors may see it; tags of files are for the staff';
      create unique index tag_name on tag (lower(name));

      create table file_tag (
        file_id int not null references file on delete cascade,
        tag_id int not null references tag on delete cascade,
        primary key (file_id, tag_id)
      );
      create index file_tag_tag on file_tag (tag_id);

      alter table file
        add column focal_x float8 check (focal_x between 0 and 1),
        add column focal_y float8 check (focal_y between 0 and 1),
        add check (num_nonnulls(focal_x, focal_y) <> 1);
      comment on column file.focal_x is 'fraction of the width, from the left, of the point that stays in view';
    `);
  }
}
