import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type GraphQLContext, type PendingUpload, toPayload, Upload } from '../shared/graphql/index.ts';
import { addUpload } from './add-upload.ts';
import { AddFilePayload, FileObject } from './file.type.ts';

@Resolver()
export class MediaResolver {
  @Mutation(() => AddFilePayload, {
    description: 'Adds a file of at most 100 MB to a folder of the media library. Permission manage-media.',
  })
  addFile(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'The folder; / is the root.' }) path: string,
    @Arg('file', () => Upload, { description: 'The file, in a multipart request.' }) file: PendingUpload,
  ): Promise<AddFilePayload> {
    return toPayload('file', addUpload(context, path, file).then(FileObject.from));
  }
}
