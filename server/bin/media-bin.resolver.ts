import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { deleteDirectory, deleteFile, deleteMedia } from './delete-media.ts';
import { listMediaBin } from './list-media-bin.ts';
import {
  DeleteDirectoryPayload,
  DeleteFilePayload,
  DeleteMediaPayload,
  MediaBin,
  RestoreMediaPayload,
} from './media-bin.type.ts';
import { restoreMedia } from './restore-media.ts';

@Resolver()
export class MediaBinResolver {
  @Query(() => MediaBin, { description: 'The bin of the media library, oldest first. Signed in.' })
  mediaBin(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched in names.' })
    searchTerm: string | null,
  ): Promise<MediaBin> {
    return listMediaBin(context, { pageIndex, pageSize, searchTerm, sortOrder: 'desc' });
  }

  @AllowTokens('manage-media')
  @Mutation(() => DeleteFilePayload, {
    description: 'Moves a file that no visitor sees to the bin, for 30 days. Permission manage-media.',
  })
  deleteFile(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the file.' }) id: number,
  ): Promise<DeleteFilePayload> {
    return toPayload('id', deleteFile(context, { id }));
  }

  @AllowTokens('manage-media')
  @Mutation(() => DeleteDirectoryPayload, {
    description: 'Moves a folder of which visitors see nothing to the bin, for 30 days. Permission manage-media.',
  })
  deleteDirectory(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'Its path.' }) path: string,
  ): Promise<DeleteDirectoryPayload> {
    return toPayload('path', deleteDirectory(context, { path }));
  }

  @AllowTokens('manage-media')
  @Mutation(() => RestoreMediaPayload, {
    description: 'Restores a file or folder from the bin to its old place. Permission manage-media.',
  })
  restoreMedia(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the deletion.' }) id: number,
  ): Promise<RestoreMediaPayload> {
    return toPayload('path', restoreMedia(context, { id }));
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
