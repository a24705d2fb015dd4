import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { FileObject } from './file.type.ts';
import { MoveMediaPayload } from './library.type.ts';
import { moveMedia } from './move-media.ts';

/** Moving several files and folders. */
@Resolver()
export class BulkMediaResolver {
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
}
