import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { findPageImpact } from './page-impact.ts';
import { LinkingPageObject, PageImpactObject } from './page-impact.type.ts';
import { createPageLoader, PageObject } from '../pages/index.ts';

@Resolver(() => LinkingPageObject)
export class PageImpactResolver {
  @Query(() => PageImpactObject, {
    description: 'What deleting or unpublishing these pages, or changing their slugs, would affect. Signed in.',
  })
  pageImpact(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'The pages, at most 100.' }) pageIDs: number[],
  ): Promise<PageImpactObject> {
    return findPageImpact(context, { pageIDs });
  }

  @FieldResolver(() => PageObject, { description: 'The linking page.' })
  async page(@Ctx() context: GraphQLContext, @Root() { id }: LinkingPageObject): Promise<PageObject> {
    return PageObject.from(await getLoader(context, createPageLoader).load(id));
  }
}
