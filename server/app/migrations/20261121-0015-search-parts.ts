import { Migration } from '@mikro-orm/migrations';

const parts = Array.from({ length: 8 }, (_, part) => part);

/**
 * Partitions the search index. Partitions are searched one after the other, so a frequent word yields enough results in
 * the first without listing all its pages.
 */
export class SearchPartitionsMigration extends Migration {
  override name = '20261121-0015-search-parts';

  override up(): void {
    this.addSql(`
      alter table search_document rename to search_document_whole;
      alter table search_document_whole rename constraint search_document_pkey to search_document_whole_pkey;
      alter index search_document_title rename to search_document_whole_title;
      alter index search_document_vector rename to search_document_whole_vector;

      create table search_document (
        page_id int primary key,
        locale text not null,
        type text not null,
        tags text[] not null,
        title text not null,
        body text not null,
        title_vector tsvector not null,
        vector tsvector not null
      ) partition by hash (page_id);
      comment on table search_document is 'the index of the engine that PostgreSQL is itself; empty where another serves';
      ${parts
        .map(
          (part) => `create table search_document_${part} partition of search_document
                       for values with (modulus ${parts.length}, remainder ${part});`,
        )
        .join('\n')}
      insert into search_document select * from search_document_whole;
      drop table search_document_whole;
      -- Every search reads what is pending, so that it is kept short.
      create index search_document_title on search_document
        using gin (title_vector) with (gin_pending_list_limit = 256);
      create index search_document_vector on search_document using gin (vector) with (gin_pending_list_limit = 256);

      -- The planner does not know what it costs to unpack a vector, and would rather look at every page than at the index.
      create function search_texts(wanted tsquery, locales text[], types text[], narrowing text[], most int)
        returns table (page_id int, title_vector tsvector, vector tsvector)
        language sql stable set enable_seqscan = off as $$
        select page_id, title_vector, vector from search_document
         where vector @@ wanted and (locales is null or locale = any(locales))
           and (types is null or type = any(types)) and (narrowing is null or tags && narrowing)
         limit most
      $$;
      -- The shortest titles first: they are about little else.
      create function search_titles(wanted tsquery, locales text[], types text[], narrowing text[], most int)
        returns table (page_id int, title_vector tsvector, vector tsvector)
        language sql stable set enable_seqscan = off as $$
        select page_id, title_vector, vector from (
          select page_id, title_vector, vector, length(title) as size from search_document
           where title_vector @@ wanted and (locales is null or locale = any(locales))
             and (types is null or type = any(types)) and (narrowing is null or tags && narrowing)
           limit most
        ) titled order by size, page_id
      $$;
    `);
  }
}
