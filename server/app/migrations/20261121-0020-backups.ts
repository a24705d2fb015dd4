import { Migration } from '@mikro-orm/migrations';

/** Records of backups and of test restores. */
export class BackupRecordsMigration extends Migration {
  override name = '20261121-0020-backups';

  override up(): void {
    this.addSql(`
      create table backup_record (
        id int generated always as identity primary key,
        kind text not null check (kind in ('backup', 'restore')),
        finished_at timestamptz not null default now(),
        made_at timestamptz not null,
        rows bigint not null,
        files int not null,
        bytes bigint not null
      );
      create index backup_record_last on backup_record (kind, finished_at desc);
    `);
  }
}
