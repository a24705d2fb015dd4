import { Button, Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useCropPictureQuery } from '../../generated/graphql.ts';
import { previewAddress } from '../../shared/media-address.ts';
import { FailureNotice, ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import type { CropParams, ImageItem } from '../content/page-content.ts';
import { withCrop } from '../fields/media-items.ts';
import { CropControls } from './crop-controls.tsx';
import classes from './crop.module.css';
import { boxOf, isWhole, ofRatio, selected, type Size, wholeCut } from './cut.ts';
import { TurnedPicture } from './turned-picture.tsx';
import { usePicture } from './use-picture.ts';

type Props = {
  image: ImageItem;
  /** Width by height that the crop has to have; any where left out. */
  ratio: number | undefined;
  onChange: (image: ImageItem) => void;
  onClose: () => void;
};

/** Width of what is looked at while cropping; the crop itself is in the picture's own pixels. */
const PREVIEW = 1280;

/** Which part of a picture is shown at its place, mirrored and turned; the file itself stays as it is. */
export function CropModal({ image, ratio, onChange, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { data, error, refetch } = useCropPictureQuery({ variables: { id: image.fileID } });
  const [tries, setTries] = useState(0);
  const picture = usePicture(`${previewAddress({ fileID: image.fileID })}&w=${PREVIEW}`, tries);
  const { width, height } = data?.file ?? {};
  const hasFailed = picture === 'failed' || error !== undefined || data?.file === null;
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
      ) : picture !== null && width && height ? (
        <CropDesk
          picture={picture}
          size={{ width, height }}
          start={image.cropParams}
          ratio={ratio}
          onClose={onClose}
          onDone={(cut) => {
            onChange(withCrop(image, cut, { width, height }));
            onClose();
          }}
        />
      ) : (
        <Loader className={classes.loader} aria-label={t('editor.crop.title')} />
      )}
    </Modal>
  );
}

type DeskProps = {
  picture: HTMLImageElement;
  size: Size;
  start: CropParams | null;
  ratio: number | undefined;
  onDone: (cut: CropParams | null) => void;
  onClose: () => void;
};

function CropDesk({ picture, size, start, ratio: fixedRatio, onDone, onClose }: DeskProps) {
  const { t } = useTranslation();
  const [ratio, setRatio] = useState(fixedRatio);
  const [cut, setCut] = useState<CropParams>(() => {
    const first = start ?? wholeCut(size);
    return fixedRatio === undefined || start ? first : ofRatio(first, size, fixedRatio);
  });
  const box = boxOf(size, cut.rotate);
  const set = (next: CropParams) => setCut(ratio === undefined ? next : ofRatio(next, size, ratio));
  const choose = ({ x, y, width, height }: PercentCrop) => {
    const [across, down] = [box.width / 100, box.height / 100];
    setCut(selected(cut, size, { x: x * across, y: y * down, width: width * across, height: height * down }));
  };
  return (
    <>
      <div className={classes.desk}>
        <div className={classes.stage}>
          <ReactCrop
            crop={{
              unit: '%',
              x: (cut.x / box.width) * 100,
              y: (cut.y / box.height) * 100,
              width: (cut.width / box.width) * 100,
              height: (cut.height / box.height) * 100,
            }}
            {...(ratio !== undefined && { aspect: ratio })}
            keepSelection
            minWidth={8}
            minHeight={8}
            onChange={(_, percent) => choose(percent)}
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
            <TurnedPicture picture={picture} size={size} turn={cut} />
          </ReactCrop>
        </div>
        <CropControls
          {...{ cut, size, ratio }}
          hasFixedRatio={fixedRatio !== undefined}
          onCut={set}
          onRatio={(next) => {
            setRatio(next);
            if (next !== undefined) setCut(ofRatio(cut, size, next));
          }}
        />
      </div>
      <ModalFooter>
        <Button variant="subtle" color="gray" onClick={() => set(wholeCut(size))} className={classes.reset}>
          {t('editor.crop.reset')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={() => onDone(isWhole(cut, size) ? null : cut)}>{t('editor.crop.apply')}</Button>
      </ModalFooter>
    </>
  );
}
