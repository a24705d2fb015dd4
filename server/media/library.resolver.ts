import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { addVideo } from './add-video.ts';
import { createDirectory } from './create-directory.ts';
import { editFile, moveFile } from './edit-file.ts';
import { FileObject } from './file.type.ts';
import { getDirectory, getFile, searchFiles } from './get-directory.ts';
import { DirectoryPayload, EditFileInput, FilePayload, MediaContent, MediaDirectory } from './library.type.ts';
import { moveDirectory } from './move-directory.ts';

@Resolver()
export class LibraryResolver {
  @Query(() => MediaDirectory, { description: 'A folder with its content. Signed in.' })
  async mediaDirectory(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { defaultValue: '/', description: 'Its path; / is the root.' }) path: string,
  ): Promise<MediaDirectory> {
    return MediaDirectory.from(await getDirectory(context, { path }));
  }

  @Query(() => MediaContent, { description: 'Folders and files below a folder, by a part of their name. Signed in.' })
  async mediaSearch(
    @Ctx() context: GraphQLContext,
    @Arg('searchTerm', () => String, { description: 'Searched in names and alternative texts.' }) searchTerm: string,
    @Arg('directory', () => String, { defaultValue: '/', description: 'The folder.' }) directory: string,
  ): Promise<MediaContent> {
    return MediaContent.from(await searchFiles(context, { searchTerm, directory }));
  }

  @Query(() => FileObject, { nullable: true, description: 'One file, or null. Signed in.' })
  async file(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the file.' }) id: number,
  ): Promise<FileObject | null> {
    const file = await getFile(context, id);
    return file && FileObject.from(file);
  }

  @AllowTokens('manage-media')
  @Mutation(() => FilePayload, {
    description: 'Adds a YouTube or Vimeo video by its URL; nothing is fetched. Permission manage-media.',
  })
  addVideo(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'The folder; / is the root.' }) path: string,
    @Arg('url', () => String, { description: 'URL of the video.' }) url: string,
  ): Promise<FilePayload> {
    return toPayload('file', addVideo(context, { path, url }).then(FileObject.from));
  }

  @AllowTokens('manage-media')
  @Mutation(() => FilePayload, { description: 'Changes the properties of a file. Permission manage-media.' })
  editFile(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => EditFileInput, { description: 'What changes.' }) input: EditFileInput,
  ): Promise<FilePayload> {
    return toPayload('file', editFile(context, input).then(FileObject.from));
  }

  @AllowTokens('manage-media')
  @Mutation(() => FilePayload, { description: 'Moves or renames a file. Permission manage-media.' })
  moveFile(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the file.' }) id: number,
    @Arg('newPath', () => String, { description: 'The target folder.' }) newPath: string,
    @Arg('newFileName', () => String, { nullable: true, description: 'Its new name; it keeps its own, if left out.' })
    newFileName: string | null,
  ): Promise<FilePayload> {
    return toPayload('file', moveFile(context, { id, newPath, newFileName }).then(FileObject.from));
  }

  @AllowTokens('manage-media')
  @Mutation(() => DirectoryPayload, { description: 'Creates a folder. Permission manage-media.' })
  createDirectory(
    @Ctx() context: GraphQLContext,
    @Arg('path', () => String, { description: 'The parent folder; / is the root.' }) path: string,
    @Arg('folderName', () => String, { description: 'Name of the new folder.' }) folderName: string,
  ): Promise<DirectoryPayload> {
    return toPayload('directory', createDirectory(context, { path, folderName }));
  }

  @AllowTokens('manage-media')
  @Mutation(() => DirectoryPayload, { description: 'Moves or renames a folder. Permission manage-media.' })
  moveDirectory(
    @Ctx() context: GraphQLContext,
    @Arg('oldPath', () => String, { description: 'Its current path.' }) oldPath: string,
    @Arg('newPath', () => String, { description: 'Its new path, including its name.' }) newPath: string,
  ): Promise<DirectoryPayload> {
    return toPayload('directory', moveDirectory(context, { oldPath, newPath }));
  }
}
