import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../shared/lazy/index.ts';
import type { ImageItem } from '../content/page-content.ts';
import classes from '../field-parts/fields.module.css';
import { imageFileTypes, useMediaPicker } from './use-media-picker.tsx';
import { createImageItem } from '../content/media-items.ts';

const CropModal = lazy(async () => ({
  default: (await loadWithRetry(() => import('../crop/crop-modal.tsx'))).CropModal,
}));

type Props = {
  image: ImageItem;
  /** Required ratio of width to height; any if undefined. */
  ratio: number | undefined;
  onChange: (image: ImageItem | null) => void;
};

/** Buttons to crop, replace and remove an image. */
export function ImageButtons({ image, ratio, onChange }: Props) {
  const { t } = useTranslation();
  const [isCropping, setIsCropping] = useState(false);
  const { open, dialog } = useMediaPicker({
    accept: imageFileTypes,
    onChoose: ([file]) => file && onChange({ ...createImageItem(file), decorative: image.decorative }),
  });
  const small = { size: 'xs', variant: 'default' } as const;
  return (
    <div className={classes.buttons}>
      <Button {...small} onClick={() => setIsCropping(true)}>
        {t('editor.image.crop')}
      </Button>
      <Button {...small} onClick={open}>
        {t('editor.image.replace')}
      </Button>
      <Button {...small} onClick={() => onChange(null)}>
        {t('editor.image.remove')}
      </Button>
      {dialog}
      {isCropping && (
        <Suspense>
          <CropModal image={image} ratio={ratio} onChange={onChange} onClose={() => setIsCropping(false)} />
        </Suspense>
      )}
    </div>
  );
}
