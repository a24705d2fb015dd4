import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { authorize } from '../shared/context.ts';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { getIndexStatus } from './index-status.ts';
import { indexAllPages, removeAllPages } from './index-work.ts';
import { listMissedTerms } from './missed-terms.ts';
import { canManageSearch } from './search.policy.ts';
import { searchSite, suggestPages } from './search-site.ts';
import { takeSearch } from './search-services.ts';
import { MissedSearch, SearchIndex, SearchIndexPayload, SearchResults, SearchSuggestion } from './search.type.ts';

const listOf = { nullable: true } as const;

@Resolver(() => SearchIndex)
export class SearchResolver {
  @Query(() => SearchResults, { description: 'Published pages that have what is searched for, best first. Anyone.' })
  search(
    @Ctx() context: GraphQLContext,
    @Arg('term', () => String, { description: 'The words, the last of which may be unfinished.' }) term: string,
    @Arg('locales', () => [String], { ...listOf, description: 'In these locales; left out, in all.' })
    locales: string[] | null,
    @Arg('pageTypes', () => [String], { ...listOf, description: 'Of these page types; left out, of all.' })
    pageTypes: string[] | null,
    @Arg('tags', () => [String], { ...listOf, description: 'With one of these public tags; left out, with any.' })
    tags: string[] | null,
    @Arg('count', () => Int, { defaultValue: 25, description: 'Results at most, up to 100.' }) count: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many of the best to pass over.' }) offset: number,
  ): Promise<SearchResults> {
    takeSearch(context);
    return searchSite(context, { term, locales, pageTypes, tags, count, offset });
  }

  @Query(() => [SearchSuggestion], {
    description: 'A few published pages for a search that is still being typed, from two letters on. Anyone.',
  })
  searchSuggestions(
    @Ctx() context: GraphQLContext,
    @Arg('term', () => String, { description: 'What is typed so far.' }) term: string,
    @Arg('locale', () => String, { nullable: true, description: 'In this locale; left out, in all.' })
    locale: string | null,
  ): Promise<SearchSuggestion[]> {
    context.services.suggestionBudget.take(callerOf(context.client.address));
    return suggestPages(context, { term, locale });
  }

  @Query(() => SearchIndex, { description: 'The index of the search. Permission manage-search.' })
  searchIndex(@Ctx() context: GraphQLContext): Promise<SearchIndex> {
    return getIndexStatus(context);
  }

  @Mutation(() => SearchIndexPayload, {
    description: 'Takes every page out of the index, by a job. Permission manage-search.',
  })
  removeAllPagesFromIndex(@Ctx() context: GraphQLContext): Promise<SearchIndexPayload> {
    return toPayload(
      'searchIndex',
      removeAllPages(context).then(() => getIndexStatus(context)),
    );
  }

  @Mutation(() => SearchIndexPayload, {
    description: 'Builds the index anew from all published pages, by a job. Permission manage-search.',
  })
  indexAllPages(@Ctx() context: GraphQLContext): Promise<SearchIndexPayload> {
    return toPayload(
      'searchIndex',
      indexAllPages(context).then(() => getIndexStatus(context)),
    );
  }

  @FieldResolver(() => [MissedSearch], { description: 'The most frequent searches without a result, at most 50.' })
  misses(@Ctx() context: GraphQLContext): Promise<MissedSearch[]> {
    authorize(context.viewer, canManageSearch(context.viewer));
    return listMissedTerms(context.em);
  }
}
