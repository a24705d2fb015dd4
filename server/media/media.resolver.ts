import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, type PendingUpload, toPayload, Upload } from '../shared/graphql/index.ts';
import { maxFileSizeText } from '../shared/upload-limit.ts';
import { addUpload, replaceWithUpload } from './add-upload.ts';
import { AddFilePayload, FileObject } from './file.type.ts';

@Resolver()
export class MediaResolver {
  @AllowTokens('manage-media')
  @Mutation(() => AddFilePayload, {
    description: `Adds a file of at most ${maxFileSizeText} to a folder of the media library. Permission manage-media.`,
  })
  addFile(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'The folder; / is the root.' }) path: string,
    @Arg('file', () => Upload, { description: 'The file, in a multipart request.' }) file: PendingUpload,
  ): Promise<AddFilePayload> {
    return toPayload('file', addUpload(context, path, file).then(FileObject.from));
  }

  @AllowTokens('manage-media')
  @Mutation(() => AddFilePayload, {
    description:
      'Replaces the content of a file: every page that uses it changes at once. An image can be replaced by an image, ' +
      'a document by a document. Permission manage-media.',
  })
  replaceFile(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the file.' }) id: number,
    @Arg('file', () => Upload, { description: 'The new file, in a multipart request.' }) file: PendingUpload,
  ): Promise<AddFilePayload> {
    return toPayload('file', replaceWithUpload(context, id, file).then(FileObject.from));
  }
}
