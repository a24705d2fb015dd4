import type { ViewImage } from './view-block.ts';

/** Widths in pixels that the server makes. */
const WIDTHS = [320, 640, 960, 1280, 1920, 2560];
const FALLBACK_WIDTH = 1280;
const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

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

function variantAddress(url: string, query: { w?: number; format?: Format }): string {
  const parts = [query.w && `w=${query.w}`, query.format && `format=${query.format}`].filter(Boolean).join('&');
  if (parts === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parts}`;
}

type Props = { image: ViewImage; sizes: string; className?: string };

export function ResponsiveImage({ image, sizes, className }: Props) {
  const varied = hasVariants(image);
  const fallback = varied && (image.width ?? 0) > FALLBACK_WIDTH ? { w: FALLBACK_WIDTH } : {};
  const img = (
    <img
      className={className}
      src={variantAddress(image.url, fallback)}
      srcSet={varied ? listVariants(image) : undefined}
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
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={listVariants(image, format)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
