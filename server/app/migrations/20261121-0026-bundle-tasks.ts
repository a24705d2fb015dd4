import { Migration } from '@mikro-orm/migrations';

/** Exports and imports started on the screen, and an index for the audit log by API token. */
export class BundleTasksMigration extends Migration {
  override name = '20261121-0026-bundle-tasks';

  override up(): void {
    this.addSql(`
      create table bundle_task (
        id int generated always as identity primary key,
        step text not null check (step in ('export', 'check', 'import')),
        state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
        choice jsonb,
        file_name text not null,
        file_key text,
        bytes bigint not null default 0,
        done bigint not null default 0,
        total bigint not null default 0,
        report jsonb,
        problem jsonb,
        made_by int references "user" on delete set null,
        created_at timestamptz not null default now(),
        beat_at timestamptz not null default now(),
        finished_at timestamptz
      );
      comment on column bundle_task.step is 'a file that was received is checked, then, once somebody has read the report, imported';
      comment on column bundle_task.file_key is 'where its file lies in the storage of media; null before it is there, and after it was removed';
      comment on column bundle_task.beat_at is 'the last sign of life of what works on it';
      create index bundle_task_made_by on bundle_task (made_by) where made_by is not null;

      create index audit_entry_api_token on audit_entry (api_token_id, id) where api_token_id is not null;
    `);
  }
}
