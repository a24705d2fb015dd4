import { Migration } from '@mikro-orm/migrations';

/** Tokens with which programs act for a user. */
export class ApiTokensMigration extends Migration {
  override name = '20261121-0019-api-tokens';

  override up(): void {
    this.addSql(`
      create table api_token (
        id int primary key generated always as identity,
        user_id int not null references "user" on delete cascade,
        name text not null,
        token_hash bytea not null unique,
        scopes text[] not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz
      );
      comment on column api_token.token_hash is 'SHA-256 of the token, which is shown once';
      comment on column api_token.scopes is 'names of permissions; what its owner holds of them counts at every use';
      create index api_token_user on api_token (user_id);
      create index api_token_expiry on api_token (expires_at);

      alter table audit_entry add column api_token_id int;
    `);
  }
}
