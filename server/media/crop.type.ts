import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { CropParams as StoredCrop } from './image-hash.ts';

@ObjectType({ description: 'A crop in pixels of the box after rotation.' })
@InputType('CropParamsInput', { description: 'A crop in pixels of the box after rotation.' })
export class CropParams implements StoredCrop {
  @Field(() => Float, { description: 'Left edge, pixels.' })
  x: number;

  @Field(() => Float, { description: 'Upper edge, pixels.' })
  y: number;

  @Field(() => Float, { description: 'Width, pixels.' })
  width: number;

  @Field(() => Float, { description: 'Height, pixels.' })
  height: number;

  @Field(() => Float, { description: 'Clockwise, degrees.' })
  rotate: number;

  @Field(() => Float, { description: '1, or -1 for mirrored left to right.' })
  scaleX: number;

  @Field(() => Float, { description: '1, or -1 for mirrored upside down.' })
  scaleY: number;
}
