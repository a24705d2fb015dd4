import type { ViewImage } from './view-block.ts';

/** Widths in pixels that the server renders. */
const WIDTHS = [320, 640, 960, 1280, 1920, 2560];
const FALLBACK_WIDTH = 1280;
const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number] | 'jpeg';

/** Returns the srcset. The image's own width is requested without `w`, since the server only accepts fixed widths. */
export function listVariants(image: ViewImage, format?: Format): string {
  const { width } = image;
  if (width === null) return '';
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const largest = width <= (WIDTHS.at(-1) ?? 0) ? [`${variantAddress(image.url, { format })} ${width}w`] : [];
  return [...smaller.map((w) => `${variantAddress(image.url, { w, format })} ${w}w`), ...largest].join(', ');
}

/** Only images of a page have variants; animated images and SVGs would lose quality. */
function hasVariants({ url, width }: ViewImage): boolean {
  return width !== null && url.includes('/medialib/get-page-file/') && !/\.(gif|svg)($|\?)/i.test(url);
}

/** For browsers without AVIF and WebP: JPEG, unless the image is a PNG, which may be transparent. */
const fallbackFormat = ({ url }: ViewImage): Format | undefined => (/\.png($|\?)/i.test(url) ? undefined : 'jpeg');

function variantAddress(url: string, query: { w?: number | undefined; format?: Format | undefined }): string {
  const parts = [query.w && `w=${query.w}`, query.format && `format=${query.format}`].filter(Boolean).join('&');
  if (parts === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parts}`;
}

type Props = { image: ViewImage; sizes: string; className?: string };

/** An image without an address is left out and logged. */
export function ResponsiveImage({ image, sizes, className }: Props) {
  if (image.url === '') {
    console.error(`An image has no address: ${image.altText || 'without alternative text'}.`);
    return null;
  }
  const usesVariants = hasVariants(image);
  const format = usesVariants ? fallbackFormat(image) : undefined;
  const w = usesVariants && (image.width ?? 0) > FALLBACK_WIDTH ? FALLBACK_WIDTH : undefined;
  const img = (
    <img
      className={className}
      src={variantAddress(image.url, { w, format })}
      srcSet={usesVariants ? listVariants(image, format) : undefined}
      sizes={usesVariants ? sizes : undefined}
      alt={image.decorative ? '' : image.altText}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  );
  if (!usesVariants) return img;
  return (
    <picture>
      {FORMATS.map((offered) => (
        <source key={offered} type={`image/${offered}`} srcSet={listVariants(image, offered)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
