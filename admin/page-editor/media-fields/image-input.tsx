import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '../../shared/ui/index.ts';
import type { ImageItem } from '../content/page-content.ts';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';
import { imageFileTypes, imageMimeTypes, useMediaPicker } from './use-media-picker.tsx';
import { createImageItem } from '../content/media-items.ts';
import { ImageButtons } from './image-buttons.tsx';
import { ImageCard } from './image-card.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useImageUpload } from './use-upload.ts';

type Props = {
  image: ImageItem | null;
  onChange: (image: ImageItem | null) => void;
  labelledBy: string;
  describedBy: string | undefined;
  hasError: boolean;
  isReadOnly: boolean;
  /** Whether a dropped image replaces the present one or is refused. */
  onSecondDrop?: 'replace' | 'refuse';
  /** Required ratio of width to height; any if undefined. */
  ratio?: number | undefined;
};

/** Input for an image: from the media library, by upload or by dropping a file, with upload progress. */
export function ImageInput({ image, onChange, labelledBy, describedBy, hasError, isReadOnly, ...rest }: Props) {
  const { t } = useTranslation();
  const focusProps = useKeepFocus();
  const { isUploading, progress, fileName, error, start, reject, cancel } = useImageUpload(image, onChange);
  const { isOver, handlers } = useFileDrop((file, count) => {
    if (count > 1) return reject(t('editor.image.onlyOne'));
    if (image && rest.onSecondDrop === 'refuse') return reject(t('editor.image.hasOne'));
    return start(file);
  });
  const library = useMediaPicker({
    accept: imageFileTypes,
    onChoose: ([chosen]) => chosen && onChange(createImageItem(chosen)),
  });
  const group = { role: 'group', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  const drop = isReadOnly || isUploading ? {} : handlers;
  if (isUploading) {
    return (
      <div {...group} className={classes.dropzone}>
        <UploadProgress name={fileName} progress={progress} onCancel={cancel} />
      </div>
    );
  }
  return (
    <div {...focusProps} className="ui-stack ui-gap-8">
      {image ? (
        <div {...group} {...drop} className={classes.imageDropzone} data-over={isOver || undefined}>
          <ImageCard image={image}>
            {!isReadOnly && <ImageButtons image={image} ratio={rest.ratio} onChange={onChange} />}
          </ImageCard>
        </div>
      ) : (
        <div
          {...group}
          {...drop}
          className={classes.dropzone}
          data-over={isOver || undefined}
          data-error={hasError || undefined}
        >
          {isReadOnly ? t('editor.image.none') : t('editor.image.drop')}
          {!isReadOnly && (
            <div className="ui-flex ui-wrap ui-gap-6">
              <Button size="xs" variant="default" onClick={library.open}>
                {t('editor.media.library')}
              </Button>
              <UploadButton label={t('editor.image.choose')} accept={imageMimeTypes} onChoose={start} />
            </div>
          )}
        </div>
      )}
      {library.dialog}
      {error && <FieldError text={error} />}
    </div>
  );
}
