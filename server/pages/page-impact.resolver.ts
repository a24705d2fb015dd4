import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { findPageImpact } from './page-impact.ts';
import { LinkingPageObject, PageImpactObject } from './page-impact.type.ts';
import { createPageLoader } from './page.loaders.ts';
import { PageObject } from './page.type.ts';

@Resolver(() => LinkingPageObject)
export class PageImpactResolver {
  @Query(() => PageImpactObject, {
    description: 'What would notice if these pages went, came off the site, or moved. Signed in.',
  })
  pageImpact(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'The pages, at most 100.' }) pageIDs: number[],
  ): Promise<PageImpactObject> {
    return findPageImpact(context, { pageIDs });
  }

  @FieldResolver(() => PageObject, { description: 'The page that links there.' })
  async page(@Ctx() context: GraphQLContext, @Root() { id }: LinkingPageObject): Promise<PageObject> {
    return PageObject.from(await loaderOf(context, createPageLoader).load(id));
  }
}
