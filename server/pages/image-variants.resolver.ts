import { Arg, Field, FieldResolver, Int, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';
import { pictureWidths, type RequestedFormat } from '../media/index.ts';
import { ImageItem } from './content.type.ts';

const ImageFormat = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpeg' } as const satisfies Record<string, RequestedFormat>;

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'What a picture is answered in.',
  valuesConfig: {
    AVIF: { description: 'The smallest; every present browser shows it.' },
    WEBP: { description: 'Small; older browsers show it too.' },
    JPEG: { description: 'For mails and anything old.' },
  },
});

@ObjectType({ description: 'A picture as a page uses it, in one width.' })
class ImageVariant {
  @Field(() => Int, { description: 'Pixels.' })
  width: number;

  @Field(() => Int, { description: 'Pixels.' })
  height: number;

  @Field(() => String, { description: 'Its address, a path of this site.' })
  url: string;
}

@Resolver(() => ImageItem)
export class ImageVariantsResolver {
  @FieldResolver(() => [ImageVariant], {
    description: 'The picture in the widths that it is kept in, smallest first; none where it is gone or no picture.',
  })
  variants(
    @Root() { url, width, height }: ImageItem,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'What to answer it in.' })
    format: RequestedFormat,
  ): ImageVariant[] {
    if (url === '' || width === null || height === null) return [];
    const separator = url.includes('?') ? '&' : '?';
    return pictureWidths
      .filter((one) => one <= width)
      .map((one) => ({
        width: one,
        height: Math.round((height * one) / width),
        url: `${url}${separator}w=${one}&format=${format}`,
      }));
  }
}
