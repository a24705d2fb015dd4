import { Migration } from '@mikro-orm/migrations';

/** What a translation was made from. */
export class Translations extends Migration {
  override name = '20261121-0009-translations';

  override up(): void {
    this.addSql(`
      create table translation (
        page_id int primary key references page on delete cascade,
        source_page_id int references page on delete set null,
        source_blocks jsonb not null default '[]',
        brought_up_to_date_at timestamptz not null default now()
      );
      comment on column translation.source_blocks is
        'the blocks of its source when it was last brought up to date';
      create index translation_source on translation (source_page_id);
    `);
  }
}
