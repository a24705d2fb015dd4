import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '../../shared/ui/index.ts';
import type { ImageItem } from '../content/page-content.ts';
import { FieldError } from './field-shell.tsx';
import classes from './fields.module.css';
import { pictureTypes, useLibraryChoice } from './library-choice.tsx';
import { toImageItem } from './media-items.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { PictureCard } from './picture-card.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDrop } from './use-drop.ts';
import { usePictureUpload } from './use-upload.ts';

const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';

type Props = {
  image: ImageItem | null;
  onChange: (image: ImageItem | null) => void;
  labelledBy: string;
  describedBy: string | undefined;
  hasError: boolean;
  isReadOnly: boolean;
  /** What a picture does that is dropped where there is one already. */
  onSecond?: 'replace' | 'refuse';
  /** Width by height that a crop has to have; any where left out. */
  ratio?: number | undefined;
};

/** A picture by choice of a file or by dropping one here; the upload shows how far it is. */
export function PictureInput({ image, onChange, labelledBy, describedBy, hasError, isReadOnly, ...rest }: Props) {
  const { t } = useTranslation();
  const keptFocus = useKeepFocus();
  const { upload, progress, fileName, error, start, refuse, cancel } = usePictureUpload(image, onChange);
  const { isOver, handlers } = useDrop((file, count) => {
    if (count > 1) return refuse(t('editor.image.onlyOne'));
    if (image && rest.onSecond === 'refuse') return refuse(t('editor.image.hasOne'));
    return start(file);
  });
  const library = useLibraryChoice({
    accept: pictureTypes,
    onChoose: ([chosen]) => chosen && onChange(toImageItem(chosen)),
  });
  const group = { role: 'group', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  const drop = isReadOnly || upload ? {} : handlers;
  if (upload) {
    return (
      <div {...group} className={classes.drop}>
        <UploadProgress name={fileName} progress={progress} onCancel={cancel} />
      </div>
    );
  }
  return (
    <div {...keptFocus} className={classes.stack}>
      {image ? (
        <div {...group} {...drop} className={classes.pictureDrop} data-over={isOver || undefined}>
          <PictureCard image={image}>
            {!isReadOnly && <PictureButtons image={image} ratio={rest.ratio} onChange={onChange} />}
          </PictureCard>
        </div>
      ) : (
        <div
          {...group}
          {...drop}
          className={classes.drop}
          data-over={isOver || undefined}
          data-error={hasError || undefined}
        >
          {isReadOnly ? t('editor.image.none') : t('editor.image.drop')}
          {!isReadOnly && (
            <div className={classes.choices}>
              <Button size="xs" variant="default" onClick={library.open}>
                {t('editor.media.library')}
              </Button>
              <UploadButton label={t('editor.image.choose')} accept={PICTURES} onChoose={start} />
            </div>
          )}
        </div>
      )}
      {library.dialog}
      {error && <FieldError text={error} />}
    </div>
  );
}
