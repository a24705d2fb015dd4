import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for foreign keys. Without them, deleting a row scans each referencing table, for example for every page
 * version and folder that leaves the bin.
 */
export class RemovalIndexesMigration extends Migration {
  override name = '20261121-0030-removal-indexes';

  override up(): void {
    this.addSql(`
      create index publication_request_previous_version on publication_request (previous_live_version_id)
        where previous_live_version_id is not null;
      create index publication_request_previous_publication on publication_request (previous_publication_id)
        where previous_publication_id is not null;
      create index scheduled_publication_page on scheduled_publication (page_id);
      create index scheduled_publication_version on scheduled_publication (version_id) where version_id is not null;
      create index file_directory on file (directory_id);
      drop index menu_publication_menu;
      create index menu_publication_menu on menu_publication (menu_id, id);
    `);
  }
}
