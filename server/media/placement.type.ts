import { Field, Int, ObjectType } from 'type-graphql';
import { CropParams } from './crop.type.ts';
import type { FilePlacement as Placement } from './list-file-placements.ts';

@ObjectType({ description: 'One place where a page uses a file.' })
export class FilePlacement implements Placement {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;

  @Field(() => String, { description: 'Its title.' })
  pageTitle: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, {
    description: "As in the address of a page's file: block_images_{key}, block_files_{key}, seo_image and so on.",
  })
  group: string;

  @Field(() => String, { description: 'Type of the block that it is in; that of the page where it is in none.' })
  ownerType: string;

  @Field(() => String, { description: 'Name of the field that holds it.' })
  field: string;

  @Field(() => CropParams, { nullable: true, description: 'The part shown, null for all of it.' })
  cropParams: CropParams | null;

  @Field(() => Boolean, { description: 'Whether visitors see it there.' })
  live: boolean;
}

@ObjectType({ description: 'Places where pages use a file.' })
export class FilePlacementList {
  @Field(() => [FilePlacement], { description: 'This part of the list.' })
  items: FilePlacement[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
