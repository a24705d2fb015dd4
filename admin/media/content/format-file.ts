import type { MediaFileFragment } from '../../generated/graphql.ts';
import { useCallback } from 'react';
import { useFileSize } from '../../shared/i18n/file-size.ts';

/** File format names by content type. */
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

/** Returns the video service or the file format. */
export function getFileTypeName({ type, mimeType, fileName, url }: MediaFileFragment): string {
  if (type === 'VIDEO') return url.includes('vimeo.com') ? 'Vimeo' : 'YouTube';
  return typeNames[mimeType] ?? fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
}

/** Returns a function for the text below a file's name: an image's dimensions, otherwise format and size. */
export function useFileSummary(): (file: MediaFileFragment) => string {
  const fileSize = useFileSize();
  return useCallback(
    (file) => {
      if (file.width !== null && file.height !== null) return `${file.width} × ${file.height}`;
      return file.type === 'VIDEO' ? getFileTypeName(file) : `${getFileTypeName(file)}, ${fileSize(file.fileSize)}`;
    },
    [fileSize],
  );
}
