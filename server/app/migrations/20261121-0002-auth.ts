import { Migration } from '@mikro-orm/migrations';

/** Failed sign-ins, and the first roles. */
export class AuthMigration extends Migration {
  override name = '20261121-0002-auth';

  override up(): void {
    this.addSql(`
      create table login_failure (
        account bytea primary key,
        failures timestamptz[] not null
      );
      comment on column login_failure.account is 'HMAC of the address; known and unknown ones alike';
      create index login_failure_last on login_failure ((failures[cardinality(failures)]));

      insert into role (name, permissions) values
        ('Administrator', '[
          {"name": "manage-menu"}, {"name": "create-page"}, {"name": "manage-users"}, {"name": "edit-page"},
          {"name": "publish-page"}, {"name": "delete-page"}, {"name": "manage-media"}, {"name": "manage-tags"},
          {"name": "manage-search"}, {"name": "manage-settings"}, {"name": "manage-roles"},
          {"name": "manage-questionnaire"}, {"name": "view-statistics"}, {"name": "view-audit-log"},
          {"name": "manage-api-tokens"}, {"name": "manage-webhooks"}]'),
        ('Publisher', '[
          {"name": "manage-menu"}, {"name": "create-page"}, {"name": "edit-page"}, {"name": "publish-page"},
          {"name": "delete-page"}, {"name": "manage-media"}, {"name": "manage-tags"}]'),
        ('Editor', '[
          {"name": "create-page"}, {"name": "edit-page"}, {"name": "manage-media"}, {"name": "manage-tags"}]'),
        ('Analyst', '[{"name": "view-statistics"}]')
      on conflict do nothing;
    `);
  }
}
