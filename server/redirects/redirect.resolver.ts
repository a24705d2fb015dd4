import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createPageLoader, loadPath, PageObject } from '../pages/index.ts';
import { type GraphQLContext, loaderOf, toPayload } from '../shared/graphql/index.ts';
import { createRedirect } from './create-redirect.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { listRedirects } from './list-redirects.ts';
import { RedirectList, RedirectObject, RedirectPayload } from './redirect.type.ts';

@Resolver(() => RedirectObject)
export class RedirectResolver {
  @Query(() => RedirectList, { description: 'The old addresses that lead to pages outside the bin. Signed in.' })
  async redirects(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, {
      nullable: true,
      description: "Looked for in the old slug, and in the page's slug and title.",
    })
    searchTerm: string | null,
  ): Promise<RedirectList> {
    const { items, totalItems } = await listRedirects(context, { pageIndex, pageSize, searchTerm });
    return { items: items.map(RedirectObject.from), totalItems };
  }

  @Mutation(() => RedirectPayload, { description: 'Leads an address to a page. Permission edit-page.' })
  createRedirect(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { description: 'Locale of the address.' }) locale: string,
    @Arg('slug', () => String, { description: 'The slug, without locale prefix.' }) slug: string,
    @Arg('pageID', () => Int, { description: 'The page that it leads to.' }) pageID: number,
  ): Promise<RedirectPayload> {
    return toPayload('redirect', createRedirect(context, { locale, slug, pageID }).then(RedirectObject.from));
  }

  @Mutation(() => RedirectPayload, { description: 'Forgets an old address. Permission edit-page.' })
  deleteRedirect(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the redirect.' }) id: number,
  ): Promise<RedirectPayload> {
    return toPayload('redirect', deleteRedirect(context, id).then(RedirectObject.from));
  }

  @FieldResolver(() => String, { description: "The old address's path on the site." })
  path(@Ctx() context: GraphQLContext, @Root() redirect: RedirectObject): Promise<string> {
    return loadPath(context, redirect);
  }

  @FieldResolver(() => PageObject, { description: 'The page that it leads to.' })
  async page(@Ctx() context: GraphQLContext, @Root() { pageID }: RedirectObject): Promise<PageObject> {
    return PageObject.from(await loaderOf(context, createPageLoader).load(pageID));
  }
}
