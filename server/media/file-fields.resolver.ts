import { Arg, Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { type GraphQLContext, getLoader, nodeIDDescription, toNodeID } from '../shared/graphql/index.ts';
import { createFileTagsLoader } from '../tags/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { createFilesByHashLoader } from './file.loaders.ts';
import { FileObject } from './file.type.ts';
import {
  ImageFormat,
  ImageVariantObject,
  listImageVariants,
  imageWidths,
  type RequestedFormat,
} from '../images/index.ts';
import { DirectoryObject, MediaDirectory } from './library.type.ts';
import { canManageMedia } from './media.policy.ts';

@Resolver(() => FileObject)
export class FileFieldsResolver {
  @FieldResolver(() => ID, { description: nodeIDDescription })
  nodeID(@Root() { id }: FileObject): string {
    return toNodeID('File', id);
  }

  @Extensions({ listLength: imageWidths.length })
  @FieldResolver(() => [ImageVariantObject], {
    description: 'The variants of an image for the staff, smallest first; none of other files.',
  })
  variants(
    @Root() file: FileObject,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'Its format.' })
    format: RequestedFormat,
  ): ImageVariantObject[] {
    return listImageVariants(file, format);
  }

  @FieldResolver(() => [String], { description: 'Its tags, by name.' })
  tags(@Ctx() context: GraphQLContext, @Root() { id }: FileObject): Promise<string[]> {
    return getLoader(context, createFileTagsLoader).load(id);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who added it; null for nobody.' })
  createdBy(@Ctx() context: GraphQLContext, @Root() { creatorID }: FileObject): Promise<Editor | null> {
    return loadEditor(context, creatorID);
  }

  @FieldResolver(() => [FileObject], { description: 'Other files of the library with the same content.' })
  async sameContent(@Ctx() context: GraphQLContext, @Root() { id, hash }: FileObject): Promise<FileObject[]> {
    const files = await getLoader(context, createFilesByHashLoader).load(hash);
    return files.filter((file) => file.id !== id).map(FileObject.from);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change, move and delete it.' })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: FileObject): boolean {
    return canManageMedia(viewer, path);
  }
}

const canManageFolderDescription = 'Whether the viewer may change it, and add, move and delete what is in it.';

@Resolver(() => DirectoryObject)
export class DirectoryFieldsResolver {
  @FieldResolver(() => Boolean, { description: canManageFolderDescription })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: DirectoryObject): boolean {
    return canManageMedia(viewer, path);
  }
}

@Resolver(() => MediaDirectory)
export class MediaDirectoryFieldsResolver {
  @FieldResolver(() => Boolean, { description: canManageFolderDescription })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: MediaDirectory): boolean {
    return canManageMedia(viewer, path);
  }
}
