import { Field, Int, ObjectType } from 'type-graphql';
import { CropParamsObject } from '../images/index.ts';
import type { FilePlacement as Placement } from './list-file-placements.ts';

@ObjectType('FilePlacement', { description: 'One place where a page uses a file.' })
export class FilePlacementObject implements Placement {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;

  @Field(() => String, { description: 'Its title.' })
  pageTitle: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, {
    description: "As in the URL of a page's file: block_images_{key}, block_files_{key}, seo_image and so on.",
  })
  group: string;

  @Field(() => String, { description: 'Type of its block, otherwise of the page.' })
  ownerType: string;

  @Field(() => String, { description: 'Name of the field that uses it.' })
  field: string;

  @Field(() => CropParamsObject, { nullable: true, description: 'The visible part; null for all of it.' })
  cropParams: CropParamsObject | null;

  @Field(() => Boolean, { description: 'Whether visitors see it there.' })
  live: boolean;
}

@ObjectType({ description: 'Places where pages use a file.' })
export class FilePlacementList {
  @Field(() => [FilePlacementObject], { description: 'The items of this page of the list.' })
  items: FilePlacementObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
