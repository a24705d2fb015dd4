import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPatiently } from '../../shared/lazy/index.ts';
import type { ImageItem } from '../content/page-content.ts';
import classes from './fields.module.css';
import { pictureTypes, useLibraryChoice } from './library-choice.tsx';
import { toImageItem } from './media-items.ts';

const CropModal = lazy(async () => ({
  default: (await loadPatiently(() => import('../crop/crop-modal.tsx'))).CropModal,
}));

type Props = {
  image: ImageItem;
  /** Width by height that a crop has to have; any where left out. */
  ratio: number | undefined;
  onChange: (image: ImageItem | null) => void;
};

/** What is done to a picture at its place: crop and turn it, put another there, or none. */
export function PictureButtons({ image, ratio, onChange }: Props) {
  const { t } = useTranslation();
  const [isCropping, setIsCropping] = useState(false);
  const { open, dialog } = useLibraryChoice({
    accept: pictureTypes,
    onChoose: ([file]) => file && onChange({ ...toImageItem(file), decorative: image.decorative }),
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
