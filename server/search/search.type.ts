import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { IndexWorkState } from './index-state.ts';

const SearchWorkState = { IDLE: 'idle', LOADING: 'loading', SUCCESS: 'success', ERROR: 'error' } as const;

registerEnumType(SearchWorkState, {
  name: 'SearchWorkState',
  description: 'State of a task on the whole search index.',
  valuesConfig: {
    IDLE: { description: 'Nothing was requested.' },
    LOADING: { description: 'It is running, or waits for the other task.' },
    SUCCESS: { description: 'It is done.' },
    ERROR: { description: 'It failed; it is retried once the engine responds.' },
  },
});

@ObjectType({ description: 'A piece of text.' })
export class SearchTextPart {
  @Field(() => String, { description: 'The text, without HTML.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether it matches the search.' })
  isMatch: boolean;
}

@ObjectType()
abstract class FoundPage {
  @Field(() => String, { description: 'Its path on the site.' })
  path: string;

  @Field(() => String, { description: 'Its slug, without a locale prefix.' })
  slug: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Id of its page type.' })
  type: string;

  @Field(() => String, { description: 'Its title, as visitors see it.' })
  title: string;
}

@ObjectType({ description: 'A published page.' })
export class SearchSuggestion extends FoundPage {
  @Field(() => Int, { description: 'Id of the page.' })
  id: number;
}

@ObjectType({ description: 'A published page in the result of a search; the excerpt depends on the search.' })
export class SearchResult extends FoundPage {
  @Field(() => Int, { name: 'pageID', description: 'Id of the page.' })
  id: number;

  @Field(() => [SearchTextPart], { description: 'The part of its text that matches best.' })
  excerpt: SearchTextPart[];
}

@ObjectType({ description: 'Result of a search.' })
export class SearchResults {
  @Field(() => Int, { description: 'How many pages match, counted up to 1,000.' })
  total: number;

  @Field(() => [SearchResult], { description: 'The best matches, from the offset on.' })
  results: SearchResult[];
}

@ObjectType({ description: 'A search of visitors without a result. Nothing is stored about who searched.' })
export class MissedSearch {
  @Field(() => String, { description: 'The words.' })
  term: string;

  @Field(() => String, { description: 'The searched locale; empty for all locales.' })
  locale: string;

  @Field(() => Int, { description: 'How often it was searched for.' })
  count: number;

  @Field(() => DateTime, { description: 'Day of the last such search.' })
  lastAt: Date;
}

@ObjectType({ description: 'The search index.' })
export class SearchIndex {
  @Field(() => String, { description: 'The search engine: PostgreSQL or Meilisearch.' })
  engine: string;

  @Field(() => SearchWorkState, { description: 'State of removing all pages.' })
  removalState: IndexWorkState;

  @Field(() => SearchWorkState, { description: 'State of indexing all pages.' })
  indexingState: IndexWorkState;

  @Field(() => Int, { description: 'Pages in the index; while all pages are indexed, how many are done.' })
  indexed: number;

  @Field(() => Int, { description: 'Published pages.' })
  total: number;

  @Field(() => String, { nullable: true, description: 'Why the engine does not respond; null while it does.' })
  problem: string | null;

  @Field(() => String, { nullable: true, description: 'The last error since the last success, or null.' })
  lastError: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the last error occurred.' })
  lastErrorAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When a removal or an indexing was last done.' })
  finishedAt: Date | null;
}

@ObjectType({ description: 'Result of requesting a task on the whole search index.' })
export class SearchIndexPayload extends Payload {
  @Field(() => SearchIndex, { nullable: true, description: 'The index as it is now.' })
  searchIndex: SearchIndex | null;
}
