import { Migration } from '@mikro-orm/migrations';

const parts = [0, 1, 2, 3, 4, 5, 6, 7];

const vectors = { texts: 'vector', titles: 'title_vector' } as const;

const withLimit = 'with (gin_pending_list_limit = 256)';

/** One partition at a time, so that no statement takes long. */
const createIndexes = (name: 'texts' | 'titles'): string[] => [
  ...parts.map(
    (part) => `create index search_document_${part}_${name} on search_document_${part}
                 using gin (${vectors[name]}, (array[locale])) ${withLimit}`,
  ),
  `create index search_document_${name} on only search_document
     using gin (${vectors[name]}, (array[locale])) ${withLimit}`,
  ...parts.map((part) => `alter index search_document_${name} attach partition search_document_${part}_${name}`),
];

/** The conditions of a search, each served by the index where possible. */
const addConditions = (name: 'texts' | 'titles'): string => `
  for place in 1 .. cardinality(wanted) loop
    conditions := conditions || format(' and ${vectors[name]} @@ ($1)[%s]', place);
  end loop;
  if locales is not null then conditions := conditions || ' and array[locale] && $2'; end if;
  if types is not null then conditions := conditions || ' and type = any($3)'; end if;
  if narrowing is not null then conditions := conditions || ' and tags && $4'; end if;`;

const header = (name: 'texts' | 'titles'): string => `
  create function search_${name}(wanted tsquery[], locales text[], types text[], narrowing text[], most int)
    returns table (page_id int, title_vector tsvector, vector tsvector)
    language plpgsql stable set enable_seqscan = off`;

/**
 * Adds the locale to the index, so that pages of other locales are not read. Each search word becomes its own
 * condition, because within one the index tries every form of every word on every page.
 */
export class SearchIndexesMigration extends Migration {
  override name = '20261121-0028-search-indexes';

  override up(): void {
    for (const sql of [...createIndexes('texts'), ...createIndexes('titles')]) this.addSql(sql);
    // The single-query functions of the same names stay for nodes of the previous release.
    this.addSql(`
      drop index search_document_vector;
      drop index search_document_title;
      ${header('texts')} as $$
      #variable_conflict use_column
      declare conditions text := '';
      begin
        ${addConditions('texts')}
        return query execute
          'select page_id, title_vector, vector from search_document where true' || conditions || ' limit $5'
          using wanted, locales, types, narrowing, most;
      end $$;
      ${header('titles')} as $$
      #variable_conflict use_column
      declare conditions text := '';
      begin
        ${addConditions('titles')}
        return query execute
          'select page_id, title_vector, vector from (
             select page_id, title_vector, vector, length(title) as size from search_document
              where true' || conditions || ' limit $5) titled order by size, page_id'
          using wanted, locales, types, narrowing, most;
      end $$;
    `);
  }
}
