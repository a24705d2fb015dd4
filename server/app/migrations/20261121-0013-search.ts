import { Migration } from '@mikro-orm/migrations';

/** Languages of the site's locales for which PostgreSQL has a dictionary with stop words. */
const languages = [
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'hungarian',
  'italian',
  'norwegian',
  'portuguese',
  'russian',
  'spanish',
  'swedish',
  'turkish',
];

const wordTypes = 'asciiword, asciihword, hword_asciipart, word, hword, hword_part';

/** Stop words are matched with accents, then accents are removed and the rest is stemmed. */
const createConfiguration = (language: string): string => `
  create text search dictionary search_stop_${language} (template = simple, stopwords = ${language}, accept = false);
  create text search configuration search_${language} (copy = ${language});
  alter text search configuration search_${language}
    alter mapping for ${wordTypes} with search_stop_${language}, unaccent, ${language}_stem;
`;

/** PostgreSQL's search index, the state of the index in use, and search terms without results. */
export class SearchMigration extends Migration {
  override name = '20261121-0013-search';

  override up(): void {
    this.addSql(`
      create extension if not exists unaccent;
      create extension if not exists fuzzystrmatch;
      create text search configuration search_plain (copy = simple);
      alter text search configuration search_plain alter mapping for ${wordTypes} with unaccent, simple;
      ${languages.map(createConfiguration).join('')}

      create table search_document (
        page_id int primary key,
        locale text not null,
        type text not null,
        tags text[] not null,
        title text not null,
        body text not null,
        title_vector tsvector not null,
        vector tsvector not null
      );
      comment on table search_document is 'the index of the engine that PostgreSQL is itself; empty where another serves';
      create index search_document_title on search_document using gin (title_vector);
      create index search_document_vector on search_document using gin (vector);

      create table search_word (
        language text not null,
        word text not null,
        stem text not null,
        seen_at timestamptz not null default now(),
        primary key (language, word)
      );
      comment on table search_word is 'every word of the indexed pages, without accents: what a mistyped or unfinished one may mean';
      create index search_word_stem on search_word (language, stem);
      create index search_word_similar on search_word using gin (word gin_trgm_ops);

      create table search_entry (
        page_id int primary key references page on delete cascade,
        version_id int,
        is_present boolean not null,
        is_pending boolean not null default false,
        touched_at timestamptz not null default clock_timestamp()
      );
      comment on table search_entry is
        'what the index was told of each page: the version, or none; not present where all pages were removed on purpose';
      create index search_entry_pending on search_entry (page_id) where is_pending;

      create table search_index (
        id int primary key default 1 check (id = 1),
        removal_state text not null default 'idle' check (removal_state in ('idle', 'loading', 'success', 'error')),
        indexing_state text not null default 'idle' check (indexing_state in ('idle', 'loading', 'success', 'error')),
        indexed int not null default 0,
        total int not null default 0,
        identity text,
        mismatch_since timestamptz,
        problem text,
        last_error text,
        last_error_at timestamptz,
        finished_at timestamptz,
        beat_at timestamptz
      );
      comment on column search_index.identity is 'which index was built last; another one, or none, has to be built anew';
      comment on column search_index.beat_at is 'the last sign of life of a removal or an indexing';
      insert into search_index default values;

      create table search_miss (
        locale text not null,
        term text not null,
        count int not null default 1,
        last_at timestamptz not null default now(),
        primary key (locale, term)
      );
      comment on table search_miss is 'searches of visitors without a result, with nothing about the visitor';
      create index search_miss_count on search_miss (count desc, last_at desc);
    `);
  }
}
