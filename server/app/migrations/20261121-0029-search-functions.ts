import { Migration } from '@mikro-orm/migrations';

/** The functions that search for one query alone: no release that calls them can run beside one with this migration. */
export class SearchFunctions extends Migration {
  override name = '20261121-0029-search-functions';

  override up(): void {
    this.addSql(`
      drop function search_texts(tsquery, text[], text[], text[], int);
      drop function search_titles(tsquery, text[], text[], text[], int);
    `);
  }
}
