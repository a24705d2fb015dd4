import { Button, Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useCropImageQuery } from '../../generated/graphql.ts';
import { getPreviewUrl } from '../../shared/media-url.ts';
import { FailureNotice, ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { CropParams, ImageItem } from '../content/page-content.ts';
import { withCropParams } from '../content/media-items.ts';
import { CropControls } from './crop-controls.tsx';
import classes from './crop.module.css';
import { boundingBox, isFullCrop, fitRatio, selectRect, type Size, fullCrop } from './crop-params.ts';
import { RotatedImage } from './rotated-image.tsx';
import { useLoadedImage } from './use-loaded-image.ts';

type Props = {
  image: ImageItem;
  /** Required ratio of width to height; any if undefined. */
  ratio: number | undefined;
  onChange: (image: ImageItem) => void;
  onClose: () => void;
};

/** Width of the preview image; the crop itself is in pixels of the original. */
const PREVIEW_WIDTH_PX = 1280;

/** Dialog to crop, flip and rotate an image in one field; the file itself stays unchanged. */
export function CropModal({ image, ratio, onChange, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { data, error, refetch } = useCropImageQuery({ variables: { id: image.fileID } });
  const [tries, setTries] = useState(0);
  const loadedImage = useLoadedImage(`${getPreviewUrl({ fileID: image.fileID })}&w=${PREVIEW_WIDTH_PX}`, tries);
  const { width, height } = data?.file ?? {};
  const hasFailed = loadedImage === 'failed' || error !== undefined || data?.file === null;
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      title={t('editor.crop.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {hasFailed ? (
        <FailureNotice
          title={t('editor.crop.failed')}
          onRetry={() => {
            setTries(tries + 1);
            void refetch();
          }}
        >
          {image.fileName}
        </FailureNotice>
      ) : loadedImage !== null && width && height ? (
        <CropEditor
          loadedImage={loadedImage}
          size={{ width, height }}
          start={image.cropParams}
          ratio={ratio}
          onClose={onClose}
          onDone={(crop) => {
            onChange(withCropParams(image, crop, { width, height }));
            onClose();
          }}
        />
      ) : (
        <Loader className={classes.loader} aria-label={t('editor.crop.title')} />
      )}
    </Modal>
  );
}

type CropEditorProps = {
  loadedImage: HTMLImageElement;
  size: Size;
  start: CropParams | null;
  ratio: number | undefined;
  onDone: (crop: CropParams | null) => void;
  onClose: () => void;
};

function CropEditor({ loadedImage, size, start, ratio: fixedRatio, onDone, onClose }: CropEditorProps) {
  const { t } = useTranslation();
  const [ratio, setRatio] = useState(fixedRatio);
  const [crop, setCrop] = useState<CropParams>(() => {
    const first = start ?? fullCrop(size);
    return fixedRatio === undefined || start ? first : fitRatio(first, size, fixedRatio);
  });
  const box = boundingBox(size, crop.rotate);
  const applyCrop = (next: CropParams) => setCrop(ratio === undefined ? next : fitRatio(next, size, ratio));
  const handleSelect = ({ x, y, width, height }: PercentCrop) => {
    const [across, down] = [box.width / 100, box.height / 100];
    setCrop(selectRect(crop, size, { x: x * across, y: y * down, width: width * across, height: height * down }));
  };
  return (
    <>
      <div className={classes.layout}>
        <div className={classes.cropArea}>
          <ReactCrop
            crop={{
              unit: '%',
              x: (crop.x / box.width) * 100,
              y: (crop.y / box.height) * 100,
              width: (crop.width / box.width) * 100,
              height: (crop.height / box.height) * 100,
            }}
            {...(ratio !== undefined && { aspect: ratio })}
            keepSelection
            minWidth={8}
            minHeight={8}
            onChange={(_, percent) => handleSelect(percent)}
            ariaLabels={{
              cropArea: t('editor.crop.area'),
              nwDragHandle: t('editor.crop.handles.nw'),
              nDragHandle: t('editor.crop.handles.n'),
              neDragHandle: t('editor.crop.handles.ne'),
              eDragHandle: t('editor.crop.handles.e'),
              seDragHandle: t('editor.crop.handles.se'),
              sDragHandle: t('editor.crop.handles.s'),
              swDragHandle: t('editor.crop.handles.sw'),
              wDragHandle: t('editor.crop.handles.w'),
            }}
          >
            <RotatedImage image={loadedImage} size={size} rotation={crop} />
          </ReactCrop>
        </div>
        <CropControls
          {...{ crop, size, ratio }}
          hasFixedRatio={fixedRatio !== undefined}
          onCropChange={applyCrop}
          onRatioChange={(next) => {
            setRatio(next);
            if (next !== undefined) setCrop(fitRatio(crop, size, next));
          }}
        />
      </div>
      <ModalFooter>
        <Button variant="subtle" color="gray" onClick={() => applyCrop(fullCrop(size))} className={classes.reset}>
          {t('editor.crop.reset')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={() => onDone(isFullCrop(crop, size) ? null : crop)}>{t('editor.crop.apply')}</Button>
      </ModalFooter>
    </>
  );
}
