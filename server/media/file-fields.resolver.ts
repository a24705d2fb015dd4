import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { type GraphQLContext, loaderOf, nodeIDDescription, toNodeID } from '../shared/graphql/index.ts';
import { createFileTagsLoader } from '../tags/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { createContentLoader, createPageCountLoader } from './file.loaders.ts';
import { FileObject } from './file.type.ts';
import { ImageFormat, ImageVariant, listVariants } from './image-variant.type.ts';
import { DirectoryObject, MediaDirectory } from './library.type.ts';
import { canManageMedia } from './media.policy.ts';
import { pictureWidths, type RequestedFormat } from './picture-format.ts';

@Resolver(() => FileObject)
export class FileFieldsResolver {
  @FieldResolver(() => ID, { description: nodeIDDescription })
  nodeID(@Root() { id }: FileObject): string {
    return toNodeID('File', id);
  }

  @Extensions({ listLength: pictureWidths.length })
  @FieldResolver(() => [ImageVariant], {
    description:
      'A picture in the widths that it is kept in, as the staff see it, smallest first; none of anything else.',
  })
  variants(
    @Root() file: FileObject,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'What to answer it in.' })
    format: RequestedFormat,
  ): ImageVariant[] {
    return listVariants(file, format);
  }

  @FieldResolver(() => [String], { description: 'Its tags, by name.' })
  tags(@Ctx() context: GraphQLContext, @Root() { id }: FileObject): Promise<string[]> {
    return loaderOf(context, createFileTagsLoader).load(id);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who added it; null where nobody did.' })
  createdBy(@Ctx() context: GraphQLContext, @Root() { creatorID }: FileObject): Promise<Editor | null> {
    return loadEditor(context, creatorID);
  }

  @FieldResolver(() => [FileObject], { description: 'Other files of the library with the same bytes.' })
  async sameContent(@Ctx() context: GraphQLContext, @Root() { id, hash }: FileObject): Promise<FileObject[]> {
    const files = await loaderOf(context, createContentLoader).load(hash);
    return files.filter((file) => file.id !== id).map(FileObject.from);
  }

  @FieldResolver(() => Int, {
    description: 'How many pages outside the bin use it in their newest or live version.',
  })
  pageCount(@Ctx() context: GraphQLContext, @Root() { id }: FileObject): Promise<number> {
    return loaderOf(context, createPageCountLoader).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change, move and delete it.' })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: FileObject): boolean {
    return canManageMedia(viewer, path);
  }
}

const mayManageFolder = 'Whether the viewer may change it, and add, move and delete what lies in it.';

@Resolver(() => DirectoryObject)
export class DirectoryFieldsResolver {
  @FieldResolver(() => Boolean, { description: mayManageFolder })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: DirectoryObject): boolean {
    return canManageMedia(viewer, path);
  }
}

@Resolver(() => MediaDirectory)
export class MediaDirectoryFieldsResolver {
  @FieldResolver(() => Boolean, { description: mayManageFolder })
  viewerCanManage(@Ctx() { viewer }: GraphQLContext, @Root() { path }: MediaDirectory): boolean {
    return canManageMedia(viewer, path);
  }
}
