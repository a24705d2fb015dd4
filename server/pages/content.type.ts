import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { CropParams } from '../media/index.ts';
import { Json } from '../shared/graphql/index.ts';
import type { PresentedBlock, PresentedFile, PresentedImage, PresentedVersion } from './present-version.ts';

/** Fields with pictures, or with files, that a part of a page is expected to have: a block has one, a group more. */
const fieldsPerPart = 2;

const toGroups = <Item>(groups: Record<string, Item[]>) =>
  Object.entries(groups).map(([name, items]) => ({ name, items }));

@ObjectType({ description: 'A picture as a page uses it.' })
export class ImageItem {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'Name under which the page serves it.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text at this place.' })
  altText: string;

  @Field(() => Boolean, { description: 'Whether it says nothing new and needs no alternative text.' })
  decorative: boolean;

  @Field(() => String, { description: 'Names content and crop; empty where the file is gone.' })
  hash: string;

  @Field(() => CropParams, { nullable: true, description: 'The part shown, null for all of it.' })
  cropParams: CropParams | null;

  @Field(() => String, { description: 'Address of the picture as the page uses it; takes ?w= and ?format=.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels after the crop.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels after the crop.' })
  height: number | null;

  static from(image: PresentedImage): ImageItem {
    return { ...image, decorative: image.decorative ?? false };
  }
}

@ObjectType({ description: 'A file as a page offers it.' })
export class FileItem {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'Name under which the page serves it.' })
  fileName: string;

  @Field(() => String, { description: 'Names the content; empty where the file is gone.' })
  hash: string;

  @Field(() => String, { description: 'Address of the file as the page uses it.' })
  url: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize: number;
}

@ObjectType({ description: 'The pictures of one field.' })
export class ImageGroup {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [ImageItem], { description: 'The pictures in their order.' })
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

  @Extensions({ listLength: fieldsPerPart })
  @Field(() => [ImageGroup], { description: 'Its pictures, by field.' })
  images: ImageGroup[];

  @Extensions({ listLength: fieldsPerPart })
  @Field(() => [FileGroup], { description: 'Its files, by field.' })
  files: FileGroup[];

  static from({ __images, __files, ...block }: PresentedBlock): Block {
    return { ...block, images: ImageGroup.listFrom(__images), files: FileGroup.listFrom(__files) };
  }
}

@ObjectType({ description: "What a page type's own fields hold on a version." })
export class PageTypeContent {
  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Extensions({ listLength: fieldsPerPart })
  @Field(() => [ImageGroup], { description: 'Its pictures, by field.' })
  images: ImageGroup[];

  @Extensions({ listLength: fieldsPerPart })
  @Field(() => [FileGroup], { description: 'Its files, by field.' })
  files: FileGroup[];

  static from({ id, props, images, files }: PresentedVersion['pageType']): PageTypeContent {
    return { type: id, props, images: ImageGroup.listFrom(images), files: FileGroup.listFrom(files) };
  }
}
