import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageObject, PagesPayload } from '../pages/index.ts';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { BinPageObject, PageBin } from './bin.type.ts';
import {
  RestorePagePayload,
  RestorePagesPayload,
  toRestorePagePayload,
  toRestorePagesPayload,
} from './restore-page.type.ts';
import { deletePages } from './delete-pages.ts';
import { listPageBin } from './list-page-bin.ts';
import { restorePage, restorePages } from './restore-page.ts';

@Resolver(() => BinPageObject)
export class BinResolver {
  @Query(() => PageBin, { description: 'The deleted pages that can be restored. Signed in.' })
  async pageBin(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched for in title and slug.' }) searchTerm:
      | string
      | null,
  ): Promise<PageBin> {
    const { items, totalItems } = await listPageBin(context, { pageIndex, pageSize, searchTerm });
    return { items: items.map(BinPageObject.from), totalItems };
  }

  @AllowTokens('delete-page')
  @Mutation(() => PagesPayload, {
    description: 'Moves pages to the bin and takes them off the site, all of them or none. Permission delete-page.',
  })
  deletePages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'The pages, 1 to 100.' }) pageIDs: number[],
  ): Promise<PagesPayload> {
    return toPayload(
      'pages',
      deletePages(context, { pageIDs }).then((pages) => pages.map(PageObject.from)),
    );
  }

  @AllowTokens('delete-page')
  @Mutation(() => RestorePagePayload, {
    description:
      'Undoes the deletion of a page, and restores what it ended where still possible. Permission delete-page; publish-page to put the page back on the site.',
  })
  restorePage(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the page.' }) id: number,
    @Arg('slug', () => String, { nullable: true, description: 'Its new slug; null means its former slug.' }) slug:
      | string
      | null,
  ): Promise<RestorePagePayload> {
    return toRestorePagePayload(restorePage(context, { id, slug }));
  }

  @AllowTokens('delete-page')
  @Mutation(() => RestorePagesPayload, {
    description:
      'Like restorePage, for several pages with their former slugs, all of them or none. Permission delete-page for each.',
  })
  restorePages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Ids of 1 to 100 pages.' }) pageIDs: number[],
  ): Promise<RestorePagesPayload> {
    return toRestorePagesPayload(restorePages(context, { pageIDs }));
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who deleted it.' })
  deletedBy(@Ctx() context: GraphQLContext, @Root() { deletedByID }: BinPageObject): Promise<Editor | null> {
    return loadEditor(context, deletedByID);
  }
}
