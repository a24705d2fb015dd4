import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { FileObject } from '../media/index.ts';
import { type GraphQLContext, getLoader, SortOrder } from '../shared/graphql/index.ts';
import { createFilePageCountLoader } from './file-usage.loaders.ts';
import { FilePageList, FilePageSort, type FilePageSortValue } from './file-usage.type.ts';
import { listBlockingPages } from './list-blocking-pages.ts';
import { listFilePlacements } from './list-file-placements.ts';
import { listPagesByFile } from './list-pages-by-file.ts';
import { FilePlacementList } from './placement.type.ts';

/** Where pages use a file. */
@Resolver()
export class FileUsageResolver {
  @Query(() => FilePageList, { description: 'The pages that use a file. Signed in.' })
  pagesByFile(
    @Ctx() context: GraphQLContext,
    @Arg('fileID', () => Int, { description: 'Number of the file.' }) fileID: number,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched in title and slug.' })
    searchTerm: string | null,
    @Arg('sort', () => FilePageSort, { defaultValue: 'title', description: 'What to sort by, ties by id.' })
    sort: FilePageSortValue,
    @Arg('order', () => SortOrder, { defaultValue: 'asc', description: 'Sort direction.' }) order: SortOrder,
  ): Promise<FilePageList> {
    const list = { fileID, pageIndex, pageSize, searchTerm, columnToSort: sort, sortOrder: order };
    return listPagesByFile(context, list);
  }

  @Query(() => FilePlacementList, {
    description: 'The places where pages outside the bin use a file, in their newest or live version. Signed in.',
  })
  filePlacements(
    @Ctx() context: GraphQLContext,
    @Arg('fileID', () => Int, { description: 'Number of the file.' }) fileID: number,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<FilePlacementList> {
    return listFilePlacements(context, { fileID, pageIndex, pageSize });
  }

  @Query(() => FilePageList, {
    description: 'The pages that prevent deleting these files and folders, by title. Permission manage-media.',
  })
  pagesBlockingDeletion(
    @Ctx() context: GraphQLContext,
    @Arg('fileIDs', () => [Int], { description: 'Numbers of the files.' }) fileIDs: number[],
    @Arg('directoryPaths', () => [String], { description: 'Paths of the folders.' }) directoryPaths: string[],
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<FilePageList> {
    return listBlockingPages(context, { fileIDs, directoryPaths, pageIndex, pageSize });
  }
}

@Resolver(() => FileObject)
export class FilePageCountResolver {
  @FieldResolver(() => Int, {
    description: 'How many pages outside the bin use it in their newest or live version.',
  })
  pageCount(@Ctx() context: GraphQLContext, @Root() { id }: FileObject): Promise<number> {
    return getLoader(context, createFilePageCountLoader).load(id);
  }
}
