import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createPageLoader, loadPagePath, PageObject } from '../pages/index.ts';
import { AllowTokens, type GraphQLContext, getLoader, toPayload } from '../shared/graphql/index.ts';
import { createRedirect } from './create-redirect.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { listRedirects } from './list-redirects.ts';
import { RedirectList, RedirectObject, RedirectPayload } from './redirect.type.ts';

@Resolver(() => RedirectObject)
export class RedirectResolver {
  @Query(() => RedirectList, { description: 'The redirects to pages outside the bin. Signed in.' })
  async redirects(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, {
      nullable: true,
      description: "Searched for in the old slug, and in the page's slug and title.",
    })
    searchTerm: string | null,
  ): Promise<RedirectList> {
    const { items, totalItems } = await listRedirects(context, { pageIndex, pageSize, searchTerm });
    return { items: items.map(RedirectObject.from), totalItems };
  }

  @AllowTokens('edit-page')
  @Mutation(() => RedirectPayload, { description: 'Redirects an address to a page. Permission edit-page.' })
  createRedirect(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { description: 'Locale of the address.' }) locale: string,
    @Arg('slug', () => String, { description: 'The slug, without locale prefix.' }) slug: string,
    @Arg('pageID', () => Int, { description: 'Id of the page to redirect to.' }) pageID: number,
  ): Promise<RedirectPayload> {
    return toPayload('redirect', createRedirect(context, { locale, slug, pageID }).then(RedirectObject.from));
  }

  @AllowTokens('edit-page')
  @Mutation(() => RedirectPayload, { description: 'Deletes a redirect. Permission edit-page.' })
  deleteRedirect(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the redirect.' }) id: number,
  ): Promise<RedirectPayload> {
    return toPayload('redirect', deleteRedirect(context, id).then(RedirectObject.from));
  }

  @FieldResolver(() => String, { description: "The old address's path on the site." })
  path(@Ctx() context: GraphQLContext, @Root() redirect: RedirectObject): Promise<string> {
    return loadPagePath(context, redirect);
  }

  @FieldResolver(() => PageObject, { description: 'The page that it redirects to.' })
  async page(@Ctx() context: GraphQLContext, @Root() { pageID }: RedirectObject): Promise<PageObject> {
    return PageObject.from(await getLoader(context, createPageLoader).load(pageID));
  }
}
