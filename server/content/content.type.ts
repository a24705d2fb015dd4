import { GraphQLScalarType } from 'graphql';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { CropParamsObject } from '../images/index.ts';
import { Json } from '../shared/graphql/index.ts';
import type { PresentedBlock, PresentedFile, PresentedImage, PresentedVersion } from './present-content.ts';

/** Expected fields with images, or with files, of a block or page type, for estimating the cost of a query. */
const expectedGroupsPerPart = 2;

const toGroups = <Item>(groups: Record<string, Item[]>) =>
  Object.entries(groups).map(([name, items]) => ({ name, items }));

@ObjectType({ description: 'An image on a page.' })
export class ImageItem {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'File name in its URL.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text here.' })
  altText: string;

  @Field(() => Boolean, { description: 'Whether it is decorative and needs no alternative text.' })
  decorative: boolean;

  @Field(() => String, { description: 'Hash of content and crop; empty if the file was deleted.' })
  hash: string;

  @Field(() => CropParamsObject, { nullable: true, description: 'The visible part; null for the whole image.' })
  cropParams: CropParamsObject | null;

  @Field(() => String, { description: 'URL of the image with its crop; takes ?w= and ?format=.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels after the crop.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels after the crop.' })
  height: number | null;

  static from(image: PresentedImage): ImageItem {
    return { ...image, decorative: image.decorative ?? false };
  }
}

@ObjectType({ description: 'A file to download on a page.' })
export class FileItem {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'File name in its URL.' })
  fileName: string;

  @Field(() => String, { description: 'Hash of the content; empty if the file was deleted.' })
  hash: string;

  @Field(() => String, { description: 'URL of the file.' })
  url: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize: number;
}

@ObjectType({ description: 'The images of one field.' })
export class ImageGroup {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [ImageItem], { description: 'The images in their order.' })
  items: ImageItem[];

  static listFrom(groups: Record<string, PresentedImage[]>): ImageGroup[] {
    return toGroups(groups).map(({ name, items }) => ({ name, items: items.map(ImageItem.from) }));
  }
}

@ObjectType({ description: 'The files of one field.' })
export class FileGroup {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [FileItem], { description: 'The files in their order.' })
  items: FileItem[];

  static listFrom(groups: Record<string, PresentedFile[]>): FileGroup[] {
    return toGroups(groups);
  }
}

@ObjectType({ description: 'A block of a page version.' })
export class Block {
  @Field(() => String, { description: 'Id of the block type.' })
  type: string;

  @Field(() => String, { description: 'Unique on its page.' })
  key: string;

  @Field(() => String, { description: 'Anchor name; empty means none.' })
  anchorPoint: string;

  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Extensions({ listLength: expectedGroupsPerPart })
  @Field(() => [ImageGroup], { description: 'Its images, by field.' })
  images: ImageGroup[];

  @Extensions({ listLength: expectedGroupsPerPart })
  @Field(() => [FileGroup], { description: 'Its files, by field.' })
  files: FileGroup[];

  static from({ __images, __files, ...block }: PresentedBlock): Block {
    return { ...block, images: ImageGroup.listFrom(__images), files: FileGroup.listFrom(__files) };
  }
}

/** What a page shows of an image. */
const toShownImage = ({ url, altText, decorative, width, height }: ImageItem) => ({
  url,
  altText,
  decorative,
  width,
  height,
});

const toShownFile = ({ url, fileName, fileSize }: FileItem) => ({ url, fileName, fileSize });

const mapItems = <Item, Shown>(groups: readonly { name: string; items: Item[] }[], show: (item: Item) => Shown) =>
  groups.map(({ name, items }) => ({ name, items: items.map(show) }));

/** The value of the scalar PageBlocks: the blocks with what a page shows of their images and files. */
export const toPageBlocks = (blocks: readonly Block[]) =>
  blocks.map(({ type, key, anchorPoint, props, images, files }) => ({
    type,
    key,
    anchorPoint,
    props,
    images: mapItems(images, toShownImage),
    files: mapItems(files, toShownFile),
  }));

/** All blocks of a page as one value, which a client's cache keeps whole. */
export const PageBlocks = new GraphQLScalarType({
  ...Json.toConfig(),
  name: 'PageBlocks',
  description:
    'The blocks of a page as one JSON value: a list of `{type, key, anchorPoint, props, images, files}`, where images is a list of `{name, items}` with `{url, altText, decorative, width, height}`, and files one with `{url, fileName, fileSize}`.',
});

@ObjectType({ description: "Values of the page type's own fields in a version." })
export class PageTypeContent {
  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Extensions({ listLength: expectedGroupsPerPart })
  @Field(() => [ImageGroup], { description: 'Its images, by field.' })
  images: ImageGroup[];

  @Extensions({ listLength: expectedGroupsPerPart })
  @Field(() => [FileGroup], { description: 'Its files, by field.' })
  files: FileGroup[];

  static from({ id, props, images, files }: PresentedVersion['pageType']): PageTypeContent {
    return { type: id, props, images: ImageGroup.listFrom(images), files: FileGroup.listFrom(files) };
  }
}
