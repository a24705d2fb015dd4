import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { authorize } from '../shared/context.ts';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { getIndexStatus } from './index-status.ts';
import { indexAllPages, removeAllPages } from './index-work.ts';
import { listMissedTerms } from './missed-terms.ts';
import { canManageSearch } from './search.policy.ts';
import { searchSite, suggestPages } from './search-site.ts';
import { consumeSearchRateLimit } from './search-services.ts';
import { MissedSearch, SearchIndex, SearchIndexPayload, SearchResults, SearchSuggestion } from './search.type.ts';

const listOf = { nullable: true } as const;

@Resolver(() => SearchIndex)
export class SearchResolver {
  @Query(() => SearchResults, { description: 'Published pages that match a search, best first. Anyone.' })
  search(
    @Ctx() context: GraphQLContext,
    @Arg('term', () => String, { description: 'The words; the last one may be unfinished.' }) term: string,
    @Arg('locales', () => [String], { ...listOf, description: 'Only in these locales; left out, in all.' })
    locales: string[] | null,
    @Arg('pageTypes', () => [String], { ...listOf, description: 'Only of these page types; left out, of all.' })
    pageTypes: string[] | null,
    @Arg('tags', () => [String], {
      ...listOf,
      description: 'Only with one of these public tags; left out, tags do not matter.',
    })
    tags: string[] | null,
    @Arg('count', () => Int, { defaultValue: 25, description: 'Most results to return, up to 100.' }) count: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many of the best results to skip.' }) offset: number,
  ): Promise<SearchResults> {
    consumeSearchRateLimit(context);
    return searchSite(context, { term, locales, pageTypes, tags, count, offset });
  }

  @Query(() => [SearchSuggestion], {
    description: 'Suggested published pages while typing a search, from two letters on. Anyone.',
  })
  searchSuggestions(
    @Ctx() context: GraphQLContext,
    @Arg('term', () => String, { description: 'The text typed so far.' }) term: string,
    @Arg('locale', () => String, { nullable: true, description: 'Only in this locale; left out, in all.' })
    locale: string | null,
  ): Promise<SearchSuggestion[]> {
    context.services.suggestionRateLimit.consume(clientNetworkOf(context.client.address));
    return suggestPages(context, { term, locale });
  }

  @Query(() => SearchIndex, { description: 'The search index. Permission manage-search.' })
  searchIndex(@Ctx() context: GraphQLContext): Promise<SearchIndex> {
    return getIndexStatus(context);
  }

  @AllowTokens('manage-search')
  @Mutation(() => SearchIndexPayload, {
    description: 'Starts a job that removes all pages from the index. Permission manage-search.',
  })
  removeAllPagesFromIndex(@Ctx() context: GraphQLContext): Promise<SearchIndexPayload> {
    return toPayload(
      'searchIndex',
      removeAllPages(context).then(() => getIndexStatus(context)),
    );
  }

  @AllowTokens('manage-search')
  @Mutation(() => SearchIndexPayload, {
    description: 'Starts a job that rebuilds the index from all published pages. Permission manage-search.',
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
