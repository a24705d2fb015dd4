import { Field, InputType, Int } from 'type-graphql';
import { Json } from '../shared/graphql/index.ts';
import { CropParams } from '../media/index.ts';
import type { PageStatus } from './page.entity.ts';
import { PageStatusEnum } from './page.type.ts';

@InputType({ description: 'Narrows a list of pages; what is left out narrows nothing.' })
export class PageFilter {
  @Field(() => String, { nullable: true, description: 'Id of a page type.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'A locale.' })
  locale?: string | null;

  @Field(() => PageStatusEnum, { nullable: true, description: 'A status.' })
  status?: PageStatus | null;

  @Field(() => Int, { nullable: true, description: 'Number of the user who stored it last.' })
  editor?: number | null;

  @Field(() => String, { nullable: true, description: 'Name of a tag, whatever its case.' })
  tag?: string | null;

  @Field(() => [String], { nullable: true, description: 'Ids of page types, one of which it has; at most 100.' })
  types?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Locales, one of which it has; at most 100.' })
  locales?: string[] | null;

  @Field(() => [PageStatusEnum], { nullable: true, description: 'Statuses, one of which it has.' })
  statuses?: PageStatus[] | null;

  @Field(() => [Int], { nullable: true, description: 'Numbers of users, one of whom stored it last; at most 100.' })
  editors?: number[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether something is planned for it.' })
  scheduled?: boolean | null;
}

@InputType({ description: 'A new page.' })
export class CreatePageInput {
  @Field(() => String, { description: 'Title, at most 255 characters.' })
  title: string;

  @Field(() => String, { description: "Address in its locale; '/' is the root." })
  slug: string;

  @Field(() => String, { description: 'Id of a page type.' })
  type: string;

  @Field(() => String, { description: 'One of the available locales.' })
  locale: string;

  @Field(() => Json, {
    nullable: true,
    description:
      'Any JSON that an installation or a client stores with the page: copied with it, read and shown by nothing else.',
  })
  typeData?: unknown;
}

@InputType({ description: 'A picture at a place of a page.' })
export class ImageItemInput {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'Name under which the page serves it.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text at this place.' })
  altText: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it says nothing new and needs no alternative text.',
  })
  decorative: boolean;

  @Field(() => CropParams, { nullable: true, description: 'The part shown, null for all of it.' })
  cropParams?: CropParams | null;
}

@InputType({ description: 'A file at a place of a page.' })
export class FileItemInput {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'Name under which the page serves it.' })
  fileName: string;
}

@InputType({ description: 'The pictures of one field.' })
export class ImageGroupInput {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [ImageItemInput], { description: 'The pictures in their order.' })
  items: ImageItemInput[];
}

@InputType({ description: 'The files of one field.' })
export class FileGroupInput {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [FileItemInput], { description: 'The files in their order.' })
  items: FileItemInput[];
}

@InputType({ description: 'A block.' })
export class BlockInput {
  @Field(() => String, { description: 'Id of the block type.' })
  type: string;

  @Field(() => String, { description: 'Unique on its page.' })
  key: string;

  @Field(() => String, { description: 'Anchor name; empty means none.' })
  anchorPoint: string;

  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Field(() => [ImageGroupInput], { description: 'Its pictures, by field.' })
  images: ImageGroupInput[];

  @Field(() => [FileGroupInput], { description: 'Its files, by field.' })
  files: FileGroupInput[];
}

@InputType({ description: "Values of the page type's own fields." })
export class PageTypeContentInput {
  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Field(() => [ImageGroupInput], { description: 'Its pictures, by field.' })
  images: ImageGroupInput[];

  @Field(() => [FileGroupInput], { description: 'Its files, by field.' })
  files: FileGroupInput[];
}

@InputType({ description: 'The whole content of a version.' })
export class StorePageVersionInput {
  @Field(() => Int, { description: 'Any version of the page; the newest unfrozen one is written.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The revision it was made from; left out, it wins.' })
  revision?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the history keeps the state before it, also one that the same author stored just now.',
  })
  startsState?: boolean | null;

  @Field(() => String, { description: 'Title of the page, at most 255 characters.' })
  title: string;

  @Field(() => String, { description: 'Title for search engines, at most 255 characters.' })
  seoTitle: string;

  @Field(() => String, { description: 'Description for search engines, at most 1,000 characters.' })
  seoDescription: string;

  @Field(() => [String], { description: 'Keywords for search engines.' })
  seoKeywords: string[];

  @Field(() => ImageItemInput, { nullable: true, description: 'Picture shown where the page is shared.' })
  seoImage?: ImageItemInput | null;

  @Field(() => [BlockInput], { description: 'The blocks in their order.' })
  blocks: BlockInput[];

  @Field(() => PageTypeContentInput, { description: "Values of the page type's own fields." })
  pageType: PageTypeContentInput;
}

const fromGroups = <Item>(groups: readonly { name: string; items: Item[] }[]): Record<string, Item[]> =>
  Object.fromEntries(groups.map(({ name, items }) => [name, items]));

/** The input in the property names that the use case shares with REST. */
export function toStoreBody({ blocks, pageType, seoImage, id: _, ...fields }: StorePageVersionInput): unknown {
  return {
    ...fields,
    seoImage: seoImage ? [seoImage] : null,
    blocks: blocks.map(({ images, files, ...block }) => ({
      ...block,
      __images: fromGroups(images),
      __files: fromGroups(files),
    })),
    pageType: { props: pageType.props, images: fromGroups(pageType.images), files: fromGroups(pageType.files) },
  };
}
