import { Arg, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import {
  ImageFormat,
  ImageVariantObject,
  listImageVariants,
  imageWidths,
  type RequestedFormat,
} from '../images/index.ts';
import { ImageItem } from './content.type.ts';

@Resolver(() => ImageItem)
export class ImageVariantsResolver {
  @Extensions({ listLength: imageWidths.length })
  @FieldResolver(() => [ImageVariantObject], {
    description: 'The image in its available widths, smallest first; empty if the file was deleted or is not an image.',
  })
  variants(
    @Root() item: ImageItem,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'Format of the image.' })
    format: RequestedFormat,
  ): ImageVariantObject[] {
    return listImageVariants(item, format);
  }
}
