import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { imageWidths, type RequestedFormat } from './image-format.ts';

export const ImageFormat = {
  AVIF: 'avif',
  WEBP: 'webp',
  JPEG: 'jpeg',
} as const satisfies Record<string, RequestedFormat>;

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'Format of an image variant.',
  valuesConfig: {
    AVIF: { description: 'The smallest; all current browsers support it.' },
    WEBP: { description: 'Small; older browsers support it too.' },
    JPEG: { description: 'For mails and old programs.' },
  },
});

@ObjectType('ImageVariant', { description: 'An image in one width.' })
export class ImageVariantObject {
  @Field(() => Int, { description: 'Pixels.' })
  width: number;

  @Field(() => Int, { description: 'Pixels.' })
  height: number;

  @Field(() => String, { description: 'Its URL, a path of this site.' })
  url: string;
}

type ShownImage = { url: string; width: number | null; height: number | null };

/** Returns the variants of an image; none for a file without URL or size. */
export function listImageVariants({ url, width, height }: ShownImage, format: RequestedFormat): ImageVariantObject[] {
  if (url === '' || width === null || height === null) return [];
  const separator = url.includes('?') ? '&' : '?';
  return imageWidths
    .filter((variantWidth) => variantWidth <= width)
    .map((variantWidth) => ({
      width: variantWidth,
      height: Math.round((height * variantWidth) / width),
      url: `${url}${separator}w=${variantWidth}&format=${format}`,
    }));
}
