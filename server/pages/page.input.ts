import { Field, InputType, Int } from 'type-graphql';
import { Json } from '../shared/graphql/index.ts';
import { CropParamsObject } from '../images/index.ts';
import type { PageStatus } from './page.entity.ts';
import { PageStatusEnum } from './page.type.ts';

@InputType({ description: 'Filters a list of pages; fields that are left out do not filter.' })
export class PageFilter {
  @Field(() => String, { nullable: true, description: 'Id of a page type.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'A locale.' })
  locale?: string | null;

  @Field(() => PageStatusEnum, { nullable: true, description: 'A status.' })
  status?: PageStatus | null;

  @Field(() => Int, { nullable: true, description: 'Id of the last editor.' })
  editor?: number | null;

  @Field(() => String, { nullable: true, description: 'Name of a tag, ignoring case.' })
  tag?: string | null;

  @Field(() => [String], { nullable: true, description: 'Ids of page types, any of which matches; at most 100.' })
  types?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Locales, any of which matches; at most 100.' })
  locales?: string[] | null;

  @Field(() => [PageStatusEnum], { nullable: true, description: 'Statuses, any of which matches.' })
  statuses?: PageStatus[] | null;

  @Field(() => [Int], { nullable: true, description: 'Ids of last editors, any of which matches; at most 100.' })
  editors?: number[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a publication or unpublishing is scheduled.' })
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
      'Any JSON that an installation or a client stores with the page. It is copied with the page and otherwise not used.',
  })
  typeData?: unknown;
}

@InputType({ description: 'An image on a page.' })
export class ImageItemInput {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'File name in its URL.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text here.' })
  altText: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is decorative and needs no alternative text.',
  })
  decorative: boolean;

  @Field(() => CropParamsObject, { nullable: true, description: 'The visible part; null for the whole image.' })
  cropParams?: CropParamsObject | null;
}

@InputType({ description: 'A file on a page.' })
export class FileItemInput {
  @Field(() => Int, { description: 'The file in the media library.' })
  fileID: number;

  @Field(() => String, { description: 'File name in its URL.' })
  fileName: string;
}

@InputType({ description: 'The images of one field.' })
export class ImageGroupInput {
  @Field(() => String, { description: 'Name of the field.' })
  name: string;

  @Field(() => [ImageItemInput], { description: 'The images in their order.' })
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

  @Field(() => [ImageGroupInput], { description: 'Its images, by field.' })
  images: ImageGroupInput[];

  @Field(() => [FileGroupInput], { description: 'Its files, by field.' })
  files: FileGroupInput[];
}

@InputType({ description: "Values of the page type's own fields." })
export class PageTypeContentInput {
  @Field(() => Json, { description: 'Values of its fields.' })
  props: Record<string, unknown>;

  @Field(() => [ImageGroupInput], { description: 'Its images, by field.' })
  images: ImageGroupInput[];

  @Field(() => [FileGroupInput], { description: 'Its files, by field.' })
  files: FileGroupInput[];
}

@InputType({ description: 'The whole content of a version.' })
export class StorePageVersionInput {
  @Field(() => Int, { description: 'Id of any version of the page; the newest unfrozen version is written.' })
  id: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The revision that it is based on; left out, it overwrites newer content.',
  })
  revision?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the history keeps the previous snapshot even if the same author just stored it.',
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

  @Field(() => ImageItemInput, { nullable: true, description: 'Image shown when the page is shared.' })
  seoImage?: ImageItemInput | null;

  @Field(() => [BlockInput], { description: 'The blocks in their order.' })
  blocks: BlockInput[];

  @Field(() => PageTypeContentInput, { description: "Values of the page type's own fields." })
  pageType: PageTypeContentInput;
}

const fromGroups = <Item>(groups: readonly { name: string; items: Item[] }[]): Record<string, Item[]> =>
  Object.fromEntries(groups.map(({ name, items }) => [name, items]));

/** Converts the GraphQL input to the REST property names that the use case takes. */
export function toStoreVersionInput({ blocks, pageType, seoImage, id: _, ...fields }: StorePageVersionInput): unknown {
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
