import { lazy, Suspense, useState } from 'react';
import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import { loadWithRetry } from '../../shared/lazy/index.ts';

/** Loaded on demand. */
const MediaPicker = lazy(async () => ({
  default: (await loadWithRetry(() => import('../../media/index.ts'))).MediaPicker,
}));

/** File types that an image field accepts. */
export const imageFileTypes = ['IMAGE', 'GIF'] as const satisfies readonly FileType[];
/** MIME types that the browser's file dialog offers for an image field. */
export const imageMimeTypes = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';
/** File types that a file field accepts. */
export const downloadFileTypes = ['DOCUMENT', 'FILE', 'IMAGE', 'GIF'] as const satisfies readonly FileType[];

export type MediaPickerOptions = {
  accept: readonly FileType[];
  isMultiple?: boolean;
  onChoose: (files: readonly MediaFileFragment[]) => void;
};

/** Returns the dialog of the media library and the function that opens it. */
export function useMediaPicker({ accept, isMultiple = false, onChoose }: MediaPickerOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = isOpen && (
    <Suspense>
      <MediaPicker
        accept={accept}
        isMultiple={isMultiple}
        onClose={close}
        onChoose={(files) => {
          close();
          onChoose(files);
        }}
      />
    </Suspense>
  );
  return { open: () => setIsOpen(true), dialog };
}
