import { Arg, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { ImageFormat, ImageVariant, listVariants, pictureWidths, type RequestedFormat } from '../media/index.ts';
import { ImageItem } from './content.type.ts';

@Resolver(() => ImageItem)
export class ImageVariantsResolver {
  @Extensions({ listLength: pictureWidths.length })
  @FieldResolver(() => [ImageVariant], {
    description: 'The picture in the widths that it is kept in, smallest first; none where it is gone or no picture.',
  })
  variants(
    @Root() item: ImageItem,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'What to answer it in.' })
    format: RequestedFormat,
  ): ImageVariant[] {
    return listVariants(item, format);
  }
}
