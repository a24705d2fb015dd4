import { Migration } from '@mikro-orm/migrations';

/** Users and sessions, pages with versions and publications, media, settings, audit log. */
export class InitialMigration extends Migration {
  override name = '20261121-0001-initial';

  override up(): void {
    this.addSql(`
      create table role (
        id int generated always as identity primary key,
        name text not null,
        permissions jsonb not null default '[]'
      );
      create unique index role_name on role (lower(name));

      create table "user" (
        id int generated always as identity primary key,
        email text not null,
        role_id int not null references role,
        password_hash text,
        active boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index user_email_key on "user" (lower(email));
      create index user_role on "user" (role_id);

      create table profile (
        user_id int primary key references "user",
        name text not null,
        job_title text not null default '',
        image_hash text
      );

      create table session (
        id int generated always as identity primary key,
        token_hash bytea not null,
        user_id int not null references "user" on delete cascade,
        user_agent text not null default '',
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now()
      );
      create unique index session_token_hash on session (token_hash);
      create index session_user_id on session (user_id);

      create table setting (key text primary key, value jsonb not null);

      create table sibling_group (id int generated always as identity primary key);

      create table page (
        id int generated always as identity primary key,
        sibling_group_id int not null references sibling_group,
        locale text not null,
        slug text not null,
        type text not null,
        type_data jsonb,
        title text not null,
        status text not null default 'concept' check (status in ('concept', 'requested', 'published', 'unpublished')),
        revision int not null default 0,
        newest_version_id int,
        live_version_id int,
        published_version_id int,
        publication_id int,
        created_by int references "user" on delete set null,
        updated_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      comment on column page.live_version_id is 'what visitors see; published_version_id is null while a publication is requested';
      create unique index page_locale_slug on page (locale, slug) where deleted_at is null;
      create unique index page_sibling_locale on page (sibling_group_id, locale) where deleted_at is null;
      create index page_updated_at on page (updated_at, id) where deleted_at is null;
      create index page_created_at on page (created_at, id) where deleted_at is null;

      create table page_version (
        id int generated always as identity primary key,
        page_id int not null references page,
        number int not null,
        title text not null,
        seo_title text not null default '',
        seo_description text not null default '',
        seo_keywords jsonb not null default '[]',
        seo_image jsonb,
        blocks jsonb not null default '[]',
        page_type_props jsonb not null default '{}',
        page_type_images jsonb not null default '{}',
        page_type_files jsonb not null default '{}',
        frozen_at timestamptz,
        created_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index page_version_number on page_version (page_id, number);
      alter table page
        add foreign key (newest_version_id) references page_version deferrable initially deferred,
        add foreign key (live_version_id) references page_version deferrable initially deferred,
        add foreign key (published_version_id) references page_version deferrable initially deferred;

      create table publication (
        id int generated always as identity primary key,
        page_id int not null references page,
        version_id int not null references page_version,
        published_by int references "user" on delete set null,
        published_at timestamptz not null default now(),
        ended_at timestamptz
      );
      create index publication_page on publication (page_id);

      create table directory (
        id int generated always as identity primary key,
        path text not null
      );
      create unique index directory_path on directory (path);
      insert into directory (path) values ('/');

      create table file (
        id int generated always as identity primary key,
        directory_id int not null references directory,
        file_name text not null,
        default_alt_text text not null default '',
        shared boolean not null default false,
        type text not null check (type in ('image', 'gif', 'document', 'video', 'file')),
        mime_type text not null,
        width int,
        height int,
        file_size bigint not null,
        hash text not null,
        created_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create unique index file_directory_name on file (directory_id, file_name) where deleted_at is null;
      create index file_hash on file (hash);

      create table reference (
        id int generated always as identity primary key,
        version_id int not null references page_version on delete cascade,
        page_id int references page,
        file_id int references file,
        check (num_nonnulls(page_id, file_id) = 1)
      );
      create index reference_version on reference (version_id);
      create index reference_page on reference (page_id) where page_id is not null;
      create index reference_file on reference (file_id) where file_id is not null;

      create table audit_entry (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor_id int,
        session_id int,
        action text not null,
        subject_type text not null,
        subject_id int,
        changed_fields text[] not null default '{}'
      );
      create index audit_entry_at on audit_entry (at);
      create function refuse_audit_change() returns trigger language plpgsql as $$
        begin raise exception 'audit_entry is append-only'; end $$;
      create trigger audit_entry_append_only before update or delete or truncate on audit_entry
        for each statement execute function refuse_audit_change();
    `);
  }
}
