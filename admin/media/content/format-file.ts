import type { MediaFileFragment } from '../../generated/graphql.ts';
import { useCallback } from 'react';
import { useFileSize } from '../../shared/i18n/file-size.ts';

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
