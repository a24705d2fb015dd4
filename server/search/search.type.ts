import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { WorkState } from './index-state.ts';

const SearchWorkState = { IDLE: 'idle', LOADING: 'loading', SUCCESS: 'success', ERROR: 'error' } as const;

registerEnumType(SearchWorkState, {
  name: 'SearchWorkState',
  description: 'How far a work on the whole search index is.',
  valuesConfig: {
    IDLE: { description: 'Nothing was asked for.' },
    LOADING: { description: 'It is at work, or waits for the other one.' },
    SUCCESS: { description: 'It is done.' },
    ERROR: { description: 'It failed; it is tried again once the engine answers.' },
  },
});

@ObjectType({ description: 'A piece of text.' })
export class SearchTextPart {
  @Field(() => String, { description: 'The text itself, no HTML.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether it is what was searched for.' })
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
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;
}

@ObjectType({ description: 'What a search found on a published page; another search finds something else there.' })
export class SearchResult extends FoundPage {
  @Field(() => Int, { name: 'pageID', description: 'Number of the page.' })
  id: number;

  @Field(() => [SearchTextPart], { description: 'The part of its text that tells best why it was found.' })
  excerpt: SearchTextPart[];
}

@ObjectType({ description: 'What a search found.' })
export class SearchResults {
  @Field(() => Int, { description: 'How many pages there are in all, counted up to 1,000.' })
  total: number;

  @Field(() => [SearchResult], { description: 'The best ones, from the offset on.' })
  results: SearchResult[];
}

@ObjectType({ description: 'What visitors searched for without a result. Nothing is kept of who searched.' })
export class MissedSearch {
  @Field(() => String, { description: 'The words.' })
  term: string;

  @Field(() => String, { description: 'The locale in which was searched; empty where it was all of them.' })
  locale: string;

  @Field(() => Int, { description: 'How often.' })
  count: number;

  @Field(() => DateTime, { description: 'The day of the last time.' })
  lastAt: Date;
}

@ObjectType({ description: 'The index of the search.' })
export class SearchIndex {
  @Field(() => String, { description: 'The engine that keeps it: PostgreSQL or Meilisearch.' })
  engine: string;

  @Field(() => SearchWorkState, { description: 'How far removing all pages is.' })
  removalState: WorkState;

  @Field(() => SearchWorkState, { description: 'How far indexing all pages is.' })
  indexingState: WorkState;

  @Field(() => Int, { description: 'Pages in the index; while all are indexed, how many of them are done.' })
  indexed: number;

  @Field(() => Int, { description: 'Pages that visitors see.' })
  total: number;

  @Field(() => String, { nullable: true, description: 'Why the engine does not answer; null while it does.' })
  problem: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong last, if anything did since the last success.' })
  lastError: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When that was.' })
  lastErrorAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When a removal or an indexing was last done.' })
  finishedAt: Date | null;
}

@ObjectType({ description: 'Answer of a work on the whole search index.' })
export class SearchIndexPayload extends Payload {
  @Field(() => SearchIndex, { nullable: true, description: 'The index as it is now.' })
  searchIndex: SearchIndex | null;
}
