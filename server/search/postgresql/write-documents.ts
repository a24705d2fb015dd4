import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../../shared/database/query.ts';
import { splitWords } from '../engine/fold-accents.ts';
import { textSearchConfiguration, searchLanguageOf } from '../engine/language.ts';
import type { SearchDocument } from '../engine/search-engine.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';

/** Only words: PostgreSQL's parser would read `en/of` as a file and `kerk.nl` as a host. */
const toWords = (text: string): string => splitWords(text).join(' ');

function toRow(document: SearchDocument) {
  const language = searchLanguageOf(document.locale);
  const { pageID, locale, type, tags, title, headings, body } = document;
  return {
    page_id: pageID,
    locale,
    type,
    tags,
    title,
    body,
    language,
    configuration: textSearchConfiguration(language),
    title_words: toWords(title),
    heading_words: toWords(headings),
    body_words: toWords(body),
  };
}

type Row = ReturnType<typeof toRow>;

const recordset = (rows: readonly Row[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
    page_id int, locale text, type text, tags jsonb, title text, body text,
    configuration regconfig, title_words text, heading_words text, body_words text)`;

/** Words per statement: a `tsvector` is limited to one megabyte. */
const wordBatchSize = 2_000;

/** Distinct words of one language, joined by spaces. */
type WordList = { language: string; configuration: string; words: string };

/** Returns the new words of all rows, each once: writing words takes most of the time. */
function listNewWords(rows: readonly Row[], known: KnownWords): WordList[] {
  const languages = Map.groupBy(rows, ({ language }) => language);
  return [...languages].flatMap(([language, own]) => {
    const texts = own.flatMap((row) => [row.title_words, row.heading_words, row.body_words]);
    const words = known.addNewWords(language, new Set(texts.flatMap((text) => text.split(' '))));
    return Array.from({ length: Math.ceil(words.length / wordBatchSize) }, (_, turn) => ({
      language,
      configuration: textSearchConfiguration(language),
      words: words.slice(turn * wordBatchSize, (turn + 1) * wordBatchSize).join(' '),
    }));
  });
}

/** Writes words in a fixed order, so that concurrent writers do not deadlock. */
async function writeWords(em: EntityManager, lists: readonly WordList[]): Promise<void> {
  await query(
    em,
    sql`
      with seen as (
        select distinct language, configuration, word
          from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as given(
                 language text, configuration regconfig, words text),
               unnest(tsvector_to_array(to_tsvector('search_plain', words))) word
         where length(word) between 2 and 40)
      insert into search_word as known (language, word, stem)
      select language, word, coalesce((tsvector_to_array(to_tsvector(configuration, word)))[1], word)
        from seen
       where not exists (select from search_word w where w.language = seen.language and w.word = seen.word
                                                     and w.seen_at >= now() - interval '1 hour')
       order by language, word
      on conflict (language, word) do update set seen_at = now()`,
  );
}

/** Adds or replaces documents in the index, and adds their new words. */
export async function writeSearchDocuments(
  em: EntityManager,
  documents: readonly SearchDocument[],
  known: KnownWords = createKnownWords(),
): Promise<void> {
  const rows = documents.map(toRow);
  const lists = listNewWords(rows, known);
  if (lists.length > 0) await writeWords(em, lists);
  await query(
    em,
    sql`
      insert into search_document (page_id, locale, type, tags, title, body, title_vector, vector)
      select page_id, locale, type, array(select jsonb_array_elements_text(tags)), title, body,
             to_tsvector(configuration, title_words),
             setweight(to_tsvector(configuration, title_words), 'A')
               || setweight(to_tsvector(configuration, heading_words), 'B')
               || setweight(to_tsvector(configuration, body_words), 'C')
        from ${recordset(rows)}
       order by page_id
      on conflict (page_id) do update
        set locale = excluded.locale, type = excluded.type, tags = excluded.tags, title = excluded.title,
            body = excluded.body, title_vector = excluded.title_vector, vector = excluded.vector`,
  );
}

/**
 * Moves the pending lists of the GIN indexes into the indexes. Every search scans the pending lists, which takes a
 * third of its time after many writes.
 */
export async function cleanGinPendingLists(em: EntityManager): Promise<void> {
  await query(
    em,
    sql`
      select gin_clean_pending_list(i.oid)
        from pg_inherits part join pg_index x on x.indrelid = part.inhrelid
        join pg_class i on i.oid = x.indexrelid join pg_am a on a.oid = i.relam
       where part.inhparent = 'search_document'::regclass and a.amname = 'gin'`,
  );
}
