import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../shared/context.ts';
import { type GraphQLContext, SortOrder, toPayload, orNull } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { checkSlug } from './check-slug.ts';
import { changeSlug } from './change-slug.ts';
import { createPage } from './create-page.ts';
import { getPage } from './get-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { listEditors } from './list-editors.ts';
import { listPages } from './list-pages.ts';
import { CreatePageInput, PageFilter, StorePageVersionInput, toStoreBody } from './page.input.ts';
import { loadVersion } from './page.queries.ts';
import { PageSort, type PageSortValue } from './page-sort.ts';
import { CreatePagePayload, PageList, PageObject, PagePayload, StorePageVersionPayload } from './page.type.ts';
import { PageVersionObject, presentVersionObject } from './page-version.type.ts';
import { SlugCheckObject } from './slug-check.type.ts';
import { storePageVersion } from './store-page-version.ts';
import { tagPage } from './tag-page.ts';

@Resolver()
export class PageResolver {
  @Query(() => PageList, { description: 'The pages outside the bin. Signed in.' })
  async pages(
    @Ctx() context: GraphQLContext,
    @Arg('filter', () => PageFilter, { nullable: true, description: 'Narrows the list.' }) filter: PageFilter | null,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Looked for in title and slug.' }) searchTerm:
      | string
      | null,
    @Arg('sort', () => PageSort, { defaultValue: 'updatedAt', description: 'What to sort by, ties by id.' })
    sort: PageSortValue,
    @Arg('order', () => SortOrder, { defaultValue: 'desc', description: 'Which way.' }) order: SortOrder,
  ): Promise<PageList> {
    const list = { ...filter, pageIndex, pageSize, searchTerm, columnToSort: sort, sortOrder: order };
    const { items, totalItems } = await listPages(context, list);
    return { items: items.map(PageObject.from), totalItems };
  }

  @Query(() => PageObject, { nullable: true, description: 'One page, null where there is none. Signed in.' })
  async page(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the page.' }) id: number,
  ): Promise<PageObject | null> {
    const page = await getPage(context, id);
    return page && PageObject.from(page);
  }

  @Query(() => [Editor], { description: 'Everybody who stored a page last, by name. Signed in.' })
  async pageEditors(@Ctx() context: GraphQLContext): Promise<Editor[]> {
    const editors = await Promise.all((await listEditors(context)).map((id) => loadEditor(context, id)));
    return editors
      .filter((editor) => editor !== null)
      .toSorted((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff') || one.id - other.id);
  }

  @Query(() => PageVersionObject, { nullable: true, description: 'One version, null where there is none. Signed in.' })
  async pageVersion(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the version.' }) id: number,
  ): Promise<PageVersionObject | null> {
    requireViewer(context);
    const found = await orNull(loadVersion(context.em, id));
    return found && presentVersionObject(context, found);
  }

  @Query(() => Boolean, { description: 'Whether a slug is well formed and free in a locale. Signed in.' })
  async slugAvailable(
    @Ctx() context: GraphQLContext,
    @Arg('slug', () => String, { description: 'The slug, without locale prefix.' }) slug: string,
    @Arg('locale', () => String, { description: 'The locale.' }) locale: string,
  ): Promise<boolean> {
    return (await checkSlug(context, { slug, locale })).available;
  }

  @Query(() => SlugCheckObject, {
    description: 'Whether a slug is well formed and free in a locale, and if not, why. Signed in.',
  })
  async slugCheck(
    @Ctx() context: GraphQLContext,
    @Arg('slug', () => String, { description: 'The slug, without locale prefix.' }) slug: string,
    @Arg('locale', () => String, { description: 'The locale.' }) locale: string,
  ): Promise<SlugCheckObject> {
    return SlugCheckObject.from(await checkSlug(context, { slug, locale }));
  }

  @Mutation(() => CreatePagePayload, { description: 'Makes a page with its first version. Permission create-page.' })
  createPage(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => CreatePageInput, { description: 'The new page.' }) input: CreatePageInput,
  ): Promise<CreatePagePayload> {
    return toPayload(
      'page',
      createPage(context, input).then(({ page }) => PageObject.from(page)),
    );
  }

  @Mutation(() => PagePayload, {
    description: 'Makes a page with the newest content of another. Permission create-page.',
  })
  duplicatePage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The page to copy.' }) pageID: number,
    @Arg('locale', () => String, { description: 'Locale of the new page.' }) locale: string,
    @Arg('title', () => String, { description: 'Title of the new page, at most 255 characters.' }) title: string,
    @Arg('slug', () => String, { description: "Address of the new page; '/' is the root." }) slug: string,
  ): Promise<PagePayload> {
    const made = duplicatePage(context, { pageID, locale, title, slug });
    return toPayload(
      'page',
      made.then(({ page }) => PageObject.from(page)),
    );
  }

  @Mutation(() => PagePayload, {
    description: 'Gives a page another slug; the one that it had redirects. Permission edit-page.',
  })
  changeSlug(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('slug', () => String, { description: "The new address; '/' is the root." }) slug: string,
    @Arg('shouldUpdateLinks', () => Boolean, {
      defaultValue: false,
      description: 'Whether links that were made to its present slug read as the new one, instead of being redirected.',
    })
    shouldUpdateLinks: boolean,
  ): Promise<PagePayload> {
    return toPayload('page', changeSlug(context, pageID, { slug, shouldUpdateLinks }).then(PageObject.from));
  }

  @Mutation(() => PagePayload, {
    description: 'Gives a page other tags, for visitors at once where it is published. Permission edit-page.',
  })
  tagPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('tags', () => [String], { description: 'All its tags, at most 50; a new one is private.' }) tags: string[],
  ): Promise<PagePayload> {
    return toPayload('page', tagPage(context, { pageID, tags }).then(PageObject.from));
  }

  @Mutation(() => StorePageVersionPayload, { description: "Stores a page's content. Permission edit-page." })
  async storePageVersion(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => StorePageVersionInput, { description: 'The content.' }) input: StorePageVersionInput,
  ): Promise<StorePageVersionPayload> {
    const { stored, errors } = await toPayload('stored', storePageVersion(context, input.id, toStoreBody(input)));
    if (!stored) return { page: null, pageVersion: null, errors };
    return { page: PageObject.from(stored.page), pageVersion: await presentVersionObject(context, stored), errors };
  }
}
