import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { deleteMedia } from './delete-media.ts';
import { FileObject } from './file.type.ts';
import { DeleteMediaPayload, FilePageList, MoveMediaPayload } from './library.type.ts';
import { listBlockingPages } from './list-blocking-pages.ts';
import { listFilePlacements } from './list-file-placements.ts';
import { moveMedia } from './move-media.ts';
import { FilePlacementList } from './placement.type.ts';

/** Actions on several files and folders, and the places where a file is used. */
@Resolver()
export class BulkMediaResolver {
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

  @AllowTokens('manage-media')
  @Mutation(() => MoveMediaPayload, {
    description: 'Moves files and folders into a folder, all or none. Permission manage-media.',
  })
  async moveMedia(
    @Ctx() context: GraphQLContext,
    @Arg('fileIDs', () => [Int], { description: 'Numbers of the files.' }) fileIDs: number[],
    @Arg('directoryPaths', () => [String], { description: 'Paths of the folders.' }) directoryPaths: string[],
    @Arg('newPath', () => String, { description: 'The target folder.' }) newPath: string,
  ): Promise<MoveMediaPayload> {
    const { moved, errors } = await toPayload('moved', moveMedia(context, { fileIDs, directoryPaths, newPath }));
    return { files: moved?.files.map(FileObject.from) ?? null, directories: moved?.directories ?? null, errors };
  }

  @AllowTokens('manage-media')
  @Mutation(() => DeleteMediaPayload, {
    description:
      'Moves files and folders that no visitor sees to the bin for 30 days, all or none. ' + 'Permission manage-media.',
  })
  async deleteMedia(
    @Ctx() context: GraphQLContext,
    @Arg('fileIDs', () => [Int], { description: 'Numbers of the files.' }) fileIDs: number[],
    @Arg('directoryPaths', () => [String], { description: 'Paths of the folders.' }) directoryPaths: string[],
  ): Promise<DeleteMediaPayload> {
    const { deleted, errors } = await toPayload('deleted', deleteMedia(context, { fileIDs, directoryPaths }));
    return { fileIDs: deleted?.fileIDs ?? null, directoryPaths: deleted?.directoryPaths ?? null, errors };
  }
}
