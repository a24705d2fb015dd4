import { Migration } from '@mikro-orm/migrations';

/** Tags of pages. */
export class PageTagsMigration extends Migration {
  override name = '20261121-0014-page-tags';

  override up(): void {
    this.addSql(`
      create table page_tag (
        page_id int not null references page on delete cascade,
        tag_id int not null references tag on delete cascade,
        primary key (page_id, tag_id)
      );
      create index page_tag_tag on page_tag (tag_id);
      comment on table page_tag is 'of the page and not of a version: a change counts at once';
      comment on column tag.public is 'whether visitors may see it on what is published';
    `);
  }
}
