import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../shared/context.ts';
import { AllowTokens, type GraphQLContext, SortOrder, toPayload, nullIfNotFound } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { checkSlug } from './check-slug.ts';
import { changePageTags } from './change-page-tags.ts';
import { changeSlug } from './change-slug.ts';
import { createPage } from './create-page.ts';
import { getPage } from './get-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { listPageEditorIDs } from './list-page-editor-ids.ts';
import { listPages } from './list-pages.ts';
import { CreatePageInput, PageFilter, StorePageVersionInput, toStoreVersionInput } from './page.input.ts';
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
    @Arg('filter', () => PageFilter, { nullable: true, description: 'Filters the list.' }) filter: PageFilter | null,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched for in title and slug.' }) searchTerm:
      | string
      | null,
    @Arg('sort', () => PageSort, { defaultValue: 'updatedAt', description: 'Sort column; ties are sorted by id.' })
    sort: PageSortValue,
    @Arg('order', () => SortOrder, { defaultValue: 'desc', description: 'Sort order.' }) order: SortOrder,
  ): Promise<PageList> {
    const list = { ...filter, pageIndex, pageSize, searchTerm, columnToSort: sort, sortOrder: order };
    const { items, totalItems } = await listPages(context, list);
    return { items: items.map(PageObject.from), totalItems };
  }

  @Query(() => PageObject, { nullable: true, description: 'One page, or null. Signed in.' })
  async page(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the page.' }) id: number,
  ): Promise<PageObject | null> {
    const page = await getPage(context, id);
    return page && PageObject.from(page);
  }

  @Query(() => [Editor], { description: 'The last editors of all pages, by name. Signed in.' })
  async pageEditors(@Ctx() context: GraphQLContext): Promise<Editor[]> {
    const editors = await Promise.all((await listPageEditorIDs(context)).map((id) => loadEditor(context, id)));
    return editors
      .filter((editor) => editor !== null)
      .toSorted((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff') || one.id - other.id);
  }

  @Query(() => PageVersionObject, { nullable: true, description: 'One version, or null. Signed in.' })
  async pageVersion(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the version.' }) id: number,
  ): Promise<PageVersionObject | null> {
    requireViewer(context);
    const found = await nullIfNotFound(loadVersion(context.em, id));
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

  @AllowTokens('create-page')
  @Mutation(() => CreatePagePayload, { description: 'Creates a page with its first version. Permission create-page.' })
  createPage(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => CreatePageInput, { description: 'The new page.' }) input: CreatePageInput,
  ): Promise<CreatePagePayload> {
    return toPayload(
      'page',
      createPage(context, input).then(({ page }) => PageObject.from(page)),
    );
  }

  @AllowTokens('create-page')
  @Mutation(() => PagePayload, {
    description: 'Creates a page with the newest content of another. Permission create-page.',
  })
  duplicatePage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The page to copy.' }) pageID: number,
    @Arg('locale', () => String, { description: 'Locale of the new page.' }) locale: string,
    @Arg('title', () => String, { description: 'Title of the new page, at most 255 characters.' }) title: string,
    @Arg('slug', () => String, { description: "Slug of the new page; '/' is the root." }) slug: string,
  ): Promise<PagePayload> {
    const made = duplicatePage(context, { pageID, locale, title, slug });
    return toPayload(
      'page',
      made.then(({ page }) => PageObject.from(page)),
    );
  }

  @AllowTokens('edit-page')
  @Mutation(() => PagePayload, {
    description: 'Changes the slug of a page; the old slug redirects. Permission edit-page.',
  })
  changeSlug(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('slug', () => String, { description: "The new slug; '/' is the root." }) slug: string,
    @Arg('shouldUpdateLinks', () => Boolean, {
      defaultValue: false,
      description: 'Whether links made to the current slug show the new one instead of being redirected.',
    })
    shouldUpdateLinks: boolean,
  ): Promise<PagePayload> {
    return toPayload('page', changeSlug(context, pageID, { slug, shouldUpdateLinks }).then(PageObject.from));
  }

  @AllowTokens('edit-page')
  @Mutation(() => PagePayload, {
    description: 'Replaces the tags of a page; a published page shows them at once. Permission edit-page.',
  })
  tagPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('tags', () => [String], { description: 'All tags of the page, at most 50; new tags are private.' })
    tags: string[],
  ): Promise<PagePayload> {
    return toPayload('page', tagPage(context, { pageID, tags }).then(PageObject.from));
  }

  @AllowTokens('edit-page')
  @Mutation(() => PagePayload, {
    description:
      'Adds tags to a page and removes others; its other tags stay. A published page shows the change at once. Permission edit-page.',
  })
  changePageTags(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('addTags', () => [String], {
      defaultValue: [],
      description: 'Tags to add; a page has at most 50, and new tags are private.',
    })
    addTags: string[],
    @Arg('removeTags', () => [String], {
      defaultValue: [],
      description: 'Tags to remove; tags that the page does not have are ignored, and a tag in both lists is added.',
    })
    removeTags: string[],
  ): Promise<PagePayload> {
    return toPayload('page', changePageTags(context, { pageID, addTags, removeTags }).then(PageObject.from));
  }

  @AllowTokens('edit-page')
  @Mutation(() => StorePageVersionPayload, { description: "Stores a page's content. Permission edit-page." })
  async storePageVersion(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => StorePageVersionInput, { description: 'The content.' }) input: StorePageVersionInput,
  ): Promise<StorePageVersionPayload> {
    const { stored, errors } = await toPayload(
      'stored',
      storePageVersion(context, input.id, toStoreVersionInput(input)),
    );
    if (!stored) return { page: null, pageVersion: null, errors };
    return { page: PageObject.from(stored.page), pageVersion: await presentVersionObject(context, stored), errors };
  }
}
