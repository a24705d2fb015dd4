import { Migration } from '@mikro-orm/migrations';

/**
 * Visitors get the revision of the version that they read; the page's revision reveals how often its draft was stored.
 */
export class VersionRevisionMigration extends Migration {
  override name = '20261122-0057-version-revision';

  override up(): void {
    this.addSql(`
      alter table page_version add column revision int not null default 0;
      comment on column page_version.revision is 'the revision of the page when the version was stored last';
      update page_version v set revision = stored.revision
        from (select version_id, max(revision) as revision from page_snapshot group by version_id) stored
       where stored.version_id = v.id;
    `);
  }
}
