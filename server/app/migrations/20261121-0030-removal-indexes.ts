import { Migration } from '@mikro-orm/migrations';

/**
 * Whoever removes a row has the database look for all that names it; without an index it reads the whole table, once for
 * each row: for every version of a page and every folder whose time in the bin is over.
 */
export class RemovalIndexes extends Migration {
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
