import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { AppError } from '../shared/errors/index.ts';
import { DateTime, type GraphQLContext, getLoader, nodeIDDescription, toNodeID } from '../shared/graphql/index.ts';
import { encodeCursor } from '../shared/list/index.ts';
import { createPublicPageTagsLoader } from '../tags/index.ts';
import { getPublishedPage } from './get-published-page.ts';
import { listNewestPages } from './list-newest-pages.ts';
import { listPublishedPages } from './list-published-pages.ts';
import { NewestPagesArgs } from './newest-pages.args.ts';
import {
  createSettingsLoader,
  loadVersionObject,
  PageContent,
  PageVersionContent,
  PageVersionObject,
  presentVersionObject,
  presentVersion,
} from '../pages/index.ts';
import { createFirstPublishedAtLoader, createPublishedSiblingsLoader } from './published-page.loaders.ts';
import { toSiblingPaths } from './published-page.queries.ts';
import { PublishedPageConnection } from './published-page-connection.type.ts';
import { PublishedPagesArgs } from './published-pages.args.ts';
import { PreviewedPage, PublishedPage, PublishedSibling, VisitorPage } from './published-page.type.ts';

@Resolver(() => PublishedPage)
export class PublishedPageResolver {
  @Query(() => PublishedPage, {
    nullable: true,
    description: 'The published page at a slug, which may begin with a locale prefix. Anyone.',
  })
  async publishedPage(
    @Ctx() context: GraphQLContext,
    @Arg('slug', () => String, { description: "The slug, such as 'nl-nl/over-ons'; '/' is the root." }) slug: string,
    @Arg('locale', () => String, { nullable: true, description: 'The locale, instead of a prefix.' }) locale:
      | string
      | null,
  ): Promise<PublishedPage | null> {
    const found = await getPublishedPage(context.em, { slug, locale }).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    });
    if (!found) return null;
    return toPublishedPage(context, found);
  }

  @Query(() => [PublishedPage], {
    description:
      'Published pages by first publication, newest first; arguments that are left out do not filter. Anyone.',
  })
  async newestPages(
    @Ctx() context: GraphQLContext,
    @Args(() => NewestPagesArgs) input: NewestPagesArgs,
  ): Promise<PublishedPage[]> {
    const found = await listNewestPages(context, input);
    return Promise.all(found.map((one) => toPublishedPage(context, one)));
  }

  @Query(() => PublishedPageConnection, { description: 'The published pages as a connection (Relay). Anyone.' })
  async publishedPages(
    @Ctx() context: GraphQLContext,
    @Args(() => PublishedPagesArgs) input: PublishedPagesArgs,
  ): Promise<PublishedPageConnection> {
    const { items, hasNextPage: hasMore, hasPreviousPage: hasBefore, count } = await listPublishedPages(context, input);
    const edges = await Promise.all(
      items.map(async ({ position, ...found }) => ({
        cursor: encodeCursor(position),
        node: await toPublishedPage(context, found),
      })),
    );
    const [startCursor = null, endCursor = startCursor] = [edges[0]?.cursor, edges.at(-1)?.cursor];
    const pageInfo = { hasNextPage: hasMore, hasPreviousPage: hasBefore, startCursor, endCursor };
    return { edges, nodes: edges.map(({ node }) => node), pageInfo, count };
  }

  @FieldResolver(() => ID, { description: nodeIDDescription })
  nodeID(@Root() { id }: PublishedPage): string {
    return toNodeID('PublishedPage', id);
  }

  @FieldResolver(() => PageVersionObject, { description: 'The published version.' })
  pageVersion(
    @Ctx() context: GraphQLContext,
    @Root() { entity, version, linked }: PublishedPage,
  ): Promise<PageVersionObject> {
    const found = { page: entity, version, linked };
    // A single page was loaded with its linked pages: nothing to batch.
    return linked ? presentVersionObject(context, found) : loadVersionObject(context, found);
  }
}

@Resolver(() => PreviewedPage)
export class PreviewedPageResolver {
  @FieldResolver(() => PageVersionContent, { description: 'Content of the previewed version.' })
  async pageVersion(
    @Ctx() context: GraphQLContext,
    @Root() { entity, version, previewToken }: PreviewedPage,
  ): Promise<PageVersionContent> {
    return PageVersionContent.from(await presentVersion(context, { page: entity, version }), previewToken);
  }
}

@Resolver(() => VisitorPage)
export class VisitorPageResolver {
  @FieldResolver(() => PageContent, { description: 'The shown version.' })
  pageVersion(): never {
    throw new Error('Each implementing type resolves this field');
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When the page was first published.' })
  firstPublishedAt(@Ctx() context: GraphQLContext, @Root() { entity }: VisitorPage): Promise<Date | null> {
    return getLoader(context, createFirstPublishedAtLoader).load(entity.id);
  }

  @FieldResolver(() => [String], { description: 'Its public tags, by name.' })
  tags(@Ctx() context: GraphQLContext, @Root() { entity }: VisitorPage): Promise<string[]> {
    return getLoader(context, createPublicPageTagsLoader).load(entity.id);
  }

  @FieldResolver(() => [PublishedSibling], { description: 'Published translations, including the page itself.' })
  async siblings(
    @Ctx() context: GraphQLContext,
    @Root() { entity, addresses }: VisitorPage,
  ): Promise<PublishedSibling[]> {
    if (!addresses) return getLoader(context, createPublishedSiblingsLoader).load(entity.siblingGroupId);
    return toSiblingPaths(addresses, await getLoader(context, createSettingsLoader).load('settings'));
  }
}

/** Returns a published page as a GraphQL object. */
export async function toPublishedPage(
  context: GraphQLContext,
  found: Parameters<typeof PublishedPage.from>[0],
): Promise<PublishedPage> {
  const { defaultLocale } = await getLoader(context, createSettingsLoader).load('settings');
  return PublishedPage.from(found, defaultLocale);
}

@Resolver(() => PublishedPageConnection)
export class PublishedPageConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are in all.' })
  totalCount(@Root() { count }: PublishedPageConnection): Promise<number> {
    return count();
  }
}
