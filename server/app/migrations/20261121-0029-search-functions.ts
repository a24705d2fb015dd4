import { Migration } from '@mikro-orm/migrations';

/** Drops the single-query search functions: no release that calls them can run next to one with this migration. */
export class SearchFunctionsMigration extends Migration {
  override name = '20261121-0029-search-functions';

  override up(): void {
    this.addSql(`
      drop function search_texts(tsquery, text[], text[], text[], int);
      drop function search_titles(tsquery, text[], text[], text[], int);
    `);
  }
}
