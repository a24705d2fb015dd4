import { Migration } from '@mikro-orm/migrations';

/** Menus, several per locale, each with a draft and publications. */
export class MenusMigration extends Migration {
  override name = '20261121-0011-menus';

  override up(): void {
    this.addSql(`
      create table menu (
        id int generated always as identity primary key,
        name text not null,
        locale text not null,
        revision int not null default 0,
        draft_items jsonb not null default '[]',
        created_by int references "user" on delete set null,
        updated_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index menu_name_locale on menu (lower(name), locale);

      create table menu_publication (
        id int generated always as identity primary key,
        menu_id int not null references menu on delete cascade,
        items jsonb not null,
        published_by int references "user" on delete set null,
        published_at timestamptz not null default now(),
        undone_at timestamptz
      );
      comment on table menu_publication is 'visitors see the last one of a menu that was not undone';
      create index menu_publication_menu on menu_publication (menu_id, id) where undone_at is null;
    `);
  }
}
