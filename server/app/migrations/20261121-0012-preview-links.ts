import { Migration } from '@mikro-orm/migrations';

/** Links that show one version of a page to people without an account. */
export class PreviewLinksMigration extends Migration {
  override name = '20261121-0012-preview-links';

  override up(): void {
    this.addSql(`
      create table preview_link (
        id int primary key generated always as identity,
        version_id int not null references page_version on delete cascade,
        token_hash bytea not null unique,
        created_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      comment on column preview_link.token_hash is 'SHA-256 of the token, which only the link itself holds';
      create index preview_link_version on preview_link (version_id);
      create index preview_link_expiry on preview_link (expires_at);
    `);
  }
}
