import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { ImageCrop as StoredCrop } from './page-file-hash.ts';

@ObjectType('CropParams', { description: 'A crop in pixels of the box after rotation.' })
@InputType('CropParamsInput', { description: 'A crop in pixels of the box after rotation.' })
export class CropParamsObject implements StoredCrop {
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
