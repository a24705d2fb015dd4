/** What a picture can be asked for in, by `?format=`. */
export const requestedFormats = ['avif', 'webp', 'jpeg'] as const;
export type RequestedFormat = (typeof requestedFormats)[number];
export type PictureFormat = RequestedFormat | 'png' | 'gif';

/** Widths in pixels that a picture can be asked for in, by `?w=`. */
export const pictureWidths = [320, 640, 960, 1280, 1920, 2560] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Width by height that a picture can be cut to, by `?ratio=`, and how wide it becomes at most where no width is named.
 * 1.91:1 is what messengers and networks show when a page is shared.
 */
export const pictureRatios = {
  '1:1': { value: 1, width: null },
  '4:3': { value: 4 / 3, width: null },
  '16:9': { value: 16 / 9, width: null },
  '1.91:1': { value: 1.91, width: 1200 },
} as const satisfies Record<string, { value: number; width: number | null }>;
export type PictureRatio = keyof typeof pictureRatios;

/** The largest width of a picture made for a format that was asked for. */
export const largestWidth = 2560;

const formatByType: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  // A drawing that has to become pixels, for a crop.
  'image/svg+xml': 'png',
};

/** What a picture of this content type is served in when nothing else is asked for; null where it is no picture. */
export const formatOfType = (mimeType: string): PictureFormat | null => formatByType[mimeType] ?? null;

/**
 * Pixels that are decoded at most. Their decoders need up to 10 (WebP), 14 (GIF) and 25 (AVIF) bytes for each of them;
 * how many a JPEG, a PNG and an AVIF may have depends on how it is packed besides (see decoding-memory.ts).
 */
const maxPixels: Readonly<Record<string, number>> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/svg+xml': 25_000_000,
  'image/webp': 25_000_000,
  'image/gif': 16_000_000,
  'image/avif': 12_500_000,
};

export const maxPixelsOf = (mimeType: string): number => maxPixels[mimeType] ?? 0;
