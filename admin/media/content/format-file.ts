import type { MediaFileFragment } from '../../generated/graphql.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of content types as one knows them from their endings. */
const typeNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
  'text/plain': 'TXT',
  'text/csv': 'CSV',
};

/** The service of a video, or the kind of file as one says it. */
export function nameType({ type, mimeType, fileName, url }: MediaFileFragment): string {
  if (type === 'VIDEO') return url.includes('vimeo.com') ? 'Vimeo' : 'YouTube';
  return typeNames[mimeType] ?? fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
}

export type ByteUnit = 'bytes' | 'kilobytes' | 'megabytes';

/** A size in the unit in which it is read most easily, rounded to what matters. */
export function measureBytes(bytes: number): { unit: ByteUnit; value: number } {
  if (bytes < 1024) return { unit: 'bytes', value: bytes };
  const kilobytes = bytes / 1024;
  if (kilobytes < 999.5) return { unit: 'kilobytes', value: Math.round(kilobytes) };
  const megabytes = kilobytes / 1024;
  return { unit: 'megabytes', value: megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes) };
}

export function useFileSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (bytes) => {
      const { unit, value } = measureBytes(bytes);
      return t(`media.size.${unit}`, { value: value.toLocaleString(i18n.language) });
    },
    [t, i18n.language],
  );
}

/** What is said of a file under its name: pixels of a picture, else its kind and size. */
export function useFileMeta(): (file: MediaFileFragment) => string {
  const fileSize = useFileSize();
  return useCallback(
    (file) => {
      if (file.width !== null && file.height !== null) return `${file.width} × ${file.height}`;
      return file.type === 'VIDEO' ? nameType(file) : `${nameType(file)}, ${fileSize(file.fileSize)}`;
    },
    [fileSize],
  );
}
