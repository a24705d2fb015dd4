import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { type GraphQLContext, type PendingUpload, toPayload, Upload } from '../shared/graphql/index.ts';
import { maxFileSize } from '../shared/upload-limit.ts';
import { addUpload, replaceByUpload } from './add-upload.ts';
import { AddFilePayload, FileObject } from './file.type.ts';

@Resolver()
export class MediaResolver {
  @Mutation(() => AddFilePayload, {
    description: `Adds a file of at most ${maxFileSize} to a folder of the media library. Permission manage-media.`,
  })
  addFile(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'The folder; / is the root.' }) path: string,
    @Arg('file', () => Upload, { description: 'The file, in a multipart request.' }) file: PendingUpload,
  ): Promise<AddFilePayload> {
    return toPayload('file', addUpload(context, path, file).then(FileObject.from));
  }

  @Mutation(() => AddFilePayload, {
    description:
      'New bytes for the same file: every page that uses it changes at once. A picture is replaced by a picture, ' +
      'a document by a document. Permission manage-media.',
  })
  replaceFile(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the file.' }) id: number,
    @Arg('file', () => Upload, { description: 'The new file, in a multipart request.' }) file: PendingUpload,
  ): Promise<AddFilePayload> {
    return toPayload('file', replaceByUpload(context, id, file).then(FileObject.from));
  }
}
