import { Migration } from '@mikro-orm/migrations';

/** Tokens of links in mails, pending e-mail changes and more profile columns. */
export class IdentityMigration extends Migration {
  override name = '20261121-0004-identity';

  override up(): void {
    this.addSql(`
      create table account_token (
        id int generated always as identity primary key,
        token_hash bytea not null,
        user_id int not null references "user" on delete cascade,
        purpose text not null check (purpose in ('activation', 'reset', 'email')),
        email text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      comment on column account_token.email is 'the new address, of a token that confirms one';
      create unique index account_token_hash on account_token (token_hash);
      create index account_token_user on account_token (user_id, created_at);

      create table email_change (
        user_id int primary key references "user" on delete cascade,
        email text not null,
        asked_at timestamptz not null default now()
      );

      alter table profile add column image_type text, add column language text;
    `);
  }
}
