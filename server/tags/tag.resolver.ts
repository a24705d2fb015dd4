import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, SortOrder, toPayload } from '../shared/graphql/index.ts';
import { createTags } from './create-tags.ts';
import { deleteTags } from './delete-tags.ts';
import { editTag } from './edit-tag.ts';
import { findTagNames } from './find-tag-names.ts';
import { listTags } from './list-tags.ts';
import { mergeTags } from './merge-tags.ts';
import {
  CreateTagsPayload,
  DeleteTagsPayload,
  TagList,
  TagObject,
  TagPayload,
  TagSort,
  type TagSortValue,
} from './tag.type.ts';

@Resolver()
export class TagResolver {
  @Query(() => TagList, { description: 'The tags. Signed in.' })
  async tags(
    @Ctx() context: GraphQLContext,
    @Arg('public', () => Boolean, { nullable: true, description: 'Only public or only private tags.' })
    isPublic: boolean | null,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched for in the name.' }) searchTerm:
      | string
      | null,
    @Arg('sort', () => TagSort, { defaultValue: 'name', description: 'Sort column; ties are sorted by name.' })
    sort: TagSortValue,
    @Arg('order', () => SortOrder, { defaultValue: 'asc', description: 'Sort order.' }) order: SortOrder,
  ): Promise<TagList> {
    const list = { public: isPublic, pageIndex, pageSize, searchTerm, columnToSort: sort, sortOrder: order };
    const { items, totalItems } = await listTags(context, list);
    return { items: items.map(TagObject.from), totalItems };
  }

  @Query(() => [String], { description: 'Names of all public tags, by name. Anyone.' })
  publicTags(@Ctx() context: GraphQLContext): Promise<string[]> {
    return findTagNames(context, 'public');
  }

  @Query(() => [String], { description: 'Names of all private tags, by name. Signed in.' })
  privateTags(@Ctx() context: GraphQLContext): Promise<string[]> {
    return findTagNames(context, 'private');
  }

  @AllowTokens('manage-tags')
  @Mutation(() => CreateTagsPayload, {
    description: 'Creates the tags that do not exist yet; existing ones stay unchanged. Permission manage-tags.',
  })
  createTags(
    @Ctx() context: GraphQLContext,
    @Arg('names', () => [String], { description: 'Names, at most 1,000.' }) names: string[],
    @Arg('public', () => Boolean, { defaultValue: false, description: 'Whether visitors may see them.' })
    isPublic: boolean,
  ): Promise<CreateTagsPayload> {
    return toPayload(
      'tags',
      createTags(context, { names, public: isPublic }).then((tags) => tags.map(TagObject.from)),
    );
  }

  @AllowTokens('manage-tags')
  @Mutation(() => TagPayload, { description: 'Changes a tag, for all pages and files. Permission manage-tags.' })
  editTag(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the tag.' }) id: number,
    @Arg('name', () => String, { nullable: true, description: 'Its new name.' }) name: string | null,
    @Arg('public', () => Boolean, { nullable: true, description: 'Whether visitors may see it.' })
    isPublic: boolean | null,
  ): Promise<TagPayload> {
    return toPayload('tag', editTag(context, { id, name, public: isPublic }).then(TagObject.from));
  }

  @AllowTokens('manage-tags')
  @Mutation(() => TagPayload, {
    description: 'Replaces tags by another on all pages and files, and deletes them. Permission manage-tags.',
  })
  mergeTags(
    @Ctx() context: GraphQLContext,
    @Arg('ids', () => [Int], { description: 'The tags to replace and delete.' }) ids: number[],
    @Arg('into', () => Int, { description: 'The tag to replace them by.' }) into: number,
  ): Promise<TagPayload> {
    return toPayload('tag', mergeTags(context, { ids, into }).then(TagObject.from));
  }

  @AllowTokens('manage-tags')
  @Mutation(() => DeleteTagsPayload, {
    description: 'Permanently deletes tags, also from all pages and files. Permission manage-tags.',
  })
  deleteTags(
    @Ctx() context: GraphQLContext,
    @Arg('ids', () => [Int], { description: 'The tags.' }) ids: number[],
  ): Promise<DeleteTagsPayload> {
    return toPayload('ids', deleteTags(context, { ids }));
  }
}
