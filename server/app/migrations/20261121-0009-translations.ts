import { Migration } from '@mikro-orm/migrations';

/** The source of a translation, and an index for a page's history. */
export class TranslationsMigration extends Migration {
  override name = '20261121-0009-translations';

  override up(): void {
    this.addSql(`
      create table translation (
        page_id int primary key references page on delete cascade,
        source_page_id int references page on delete set null,
        source_revision int not null,
        source_blocks jsonb not null default '[]',
        brought_up_to_date_at timestamptz not null default now()
      );
      comment on column translation.source_blocks is
        'the blocks of its source when it was last brought up to date';
      comment on column translation.source_revision is
        'revision of its source at that time: as long as it is the present one, nothing changed';
      create index translation_source on translation (source_page_id);

      alter table page_snapshot add column title text not null generated always as (content ->> 'title') stored;
      create index page_snapshot_version on page_snapshot (version_id, id);
    `);
  }
}
