/** Formats that can be requested by `?format=`. */
export const requestedFormats = ['avif', 'webp', 'jpeg'] as const;
export type RequestedFormat = (typeof requestedFormats)[number];

/** Formats in which images are served. */
export type OutputFormat = RequestedFormat | 'png' | 'gif';

/** Widths in pixels that can be requested by `?w=`. */
export const imageWidths = [320, 640, 960, 1280, 1920, 2560] as const;
export type ImageWidth = (typeof imageWidths)[number];

/**
 * Ratios of width to height that can be requested by `?ratio=`, with the largest width if none is requested. Messengers
 * and social networks show 1.91:1 when a page is shared.
 */
export const imageRatios = {
  '1:1': { value: 1, width: null },
  '4:3': { value: 4 / 3, width: null },
  '16:9': { value: 16 / 9, width: null },
  '1.91:1': { value: 1.91, width: 1200 },
} as const satisfies Record<string, { value: number; width: number | null }>;
export type ImageRatio = keyof typeof imageRatios;

/** Largest width of a variant whose format was requested. */
export const maxVariantWidth = 2560;

const outputFormatByType: Readonly<Record<string, OutputFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  // For an SVG that has to be rendered, because of a crop.
  'image/svg+xml': 'png',
};

/** Returns the format in which an image of this content type is served by default; null for other files. */
export const outputFormatOf = (mimeType: string): OutputFormat | null => outputFormatByType[mimeType] ?? null;

/**
 * Most pixels that are decoded. The decoders need up to 10 (WebP), 14 (GIF) and 25 (AVIF) bytes per pixel. JPEG, PNG
 * and AVIF have further limits, see decoding-memory.ts.
 */
const maxPixels: Readonly<Record<string, number>> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/svg+xml': 25_000_000,
  'image/webp': 25_000_000,
  'image/gif': 16_000_000,
  'image/avif': 12_500_000,
};

/** Returns the most pixels of an image of this content type; 0 for other files. */
export const maxPixelsOf = (mimeType: string): number => maxPixels[mimeType] ?? 0;
