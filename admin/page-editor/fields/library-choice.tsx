import { lazy, Suspense, useState } from 'react';
import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import { loadPatiently } from '../../shared/lazy/index.ts';

/** The library comes with its screens, which the editor does not wait for. */
const MediaPicker = lazy(async () => ({
  default: (await loadPatiently(() => import('../../media/index.ts'))).MediaPicker,
}));

export const pictureTypes = ['IMAGE', 'GIF'] as const satisfies readonly FileType[];
export const documentTypes = ['DOCUMENT', 'FILE', 'IMAGE', 'GIF'] as const satisfies readonly FileType[];

type Options = {
  accept: readonly FileType[];
  isMultiple?: boolean;
  onChoose: (files: readonly MediaFileFragment[]) => void;
};

/** The media library as a dialog, where somebody asks for it. */
export function useLibraryChoice({ accept, isMultiple = false, onChoose }: Options) {
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
