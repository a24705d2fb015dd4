import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pictureWidths, type RequestedFormat } from './picture-format.ts';

export const ImageFormat = {
  AVIF: 'avif',
  WEBP: 'webp',
  JPEG: 'jpeg',
} as const satisfies Record<string, RequestedFormat>;

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'What a picture is answered in.',
  valuesConfig: {
    AVIF: { description: 'The smallest; every present browser shows it.' },
    WEBP: { description: 'Small; older browsers show it too.' },
    JPEG: { description: 'For mails and anything old.' },
  },
});

@ObjectType({ description: 'A picture in one width.' })
export class ImageVariant {
  @Field(() => Int, { description: 'Pixels.' })
  width: number;

  @Field(() => Int, { description: 'Pixels.' })
  height: number;

  @Field(() => String, { description: 'Its address, a path of this site.' })
  url: string;
}

type Shown = { url: string; width: number | null; height: number | null };

/** A picture in the widths that it is kept in; none of what has no address or no size. */
export function listVariants({ url, width, height }: Shown, format: RequestedFormat): ImageVariant[] {
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
