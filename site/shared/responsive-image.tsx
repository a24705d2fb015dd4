import type { ViewImage } from './view-block.ts';

/** Widths in pixels that the server makes. */
const WIDTHS = [320, 640, 960, 1280, 1920, 2560];
const FALLBACK_WIDTH = 1280;
const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number] | 'jpeg';

/** Width in pixels → address. The picture's own width is asked for without `w`, since the server makes round ones only. */
export function listVariants(image: ViewImage, format?: Format): string {
  const { width } = image;
  if (width === null) return '';
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const largest = width <= (WIDTHS.at(-1) ?? 0) ? [`${variantAddress(image.url, { format })} ${width}w`] : [];
  return [...smaller.map((w) => `${variantAddress(image.url, { w, format })} ${w}w`), ...largest].join(', ');
}

/** Only pictures of a page have variants; a moving or drawn one would lose by it. */
function hasVariants({ url, width }: ViewImage): boolean {
  return width !== null && url.includes('/medialib/get-page-file/') && !/\.(gif|svg)($|\?)/i.test(url);
}

/** For what reads neither AVIF nor WebP: JPEG, unless the picture is of a kind that may be transparent and is read everywhere. */
const fallbackFormat = ({ url }: ViewImage): Format | undefined => (/\.png($|\?)/i.test(url) ? undefined : 'jpeg');

function variantAddress(url: string, query: { w?: number | undefined; format?: Format | undefined }): string {
  const parts = [query.w && `w=${query.w}`, query.format && `format=${query.format}`].filter(Boolean).join('&');
  if (parts === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parts}`;
}

type Props = { image: ViewImage; sizes: string; className?: string };

/** A picture that cannot be addressed is left out, which is only logged. */
export function ResponsiveImage({ image, sizes, className }: Props) {
  if (image.url === '') {
    console.error(`A picture has no address: ${image.altText || 'without alternative text'}.`);
    return null;
  }
  const varied = hasVariants(image);
  const format = varied ? fallbackFormat(image) : undefined;
  const w = varied && (image.width ?? 0) > FALLBACK_WIDTH ? FALLBACK_WIDTH : undefined;
  const img = (
    <img
      className={className}
      src={variantAddress(image.url, { w, format })}
      srcSet={varied ? listVariants(image, format) : undefined}
      sizes={varied ? sizes : undefined}
      alt={image.decorative ? '' : image.altText}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  );
  if (!varied) return img;
  return (
    <picture>
      {FORMATS.map((offered) => (
        <source key={offered} type={`image/${offered}`} srcSet={listVariants(image, offered)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
