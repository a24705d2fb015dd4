import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { AlternativeText } from './alternative-text.tsx';
import type { FieldOf } from './field-props.ts';
import { FieldError } from './field-shell.tsx';
import classes from './fields.module.css';
import { pictureTypes, useLibraryChoice } from './library-choice.tsx';
import { toImageItem } from './media-items.ts';
import { ListShell } from './list-shell.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PictureCard } from './picture-card.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDrop } from './use-drop.ts';
import { usePictureUpload } from './use-upload.ts';

type Props = {
  field: FieldOf<'images'>;
  name: string;
  label: string;
  help: string | undefined;
  images: readonly ImageItem[];
  onChange: (images: readonly ImageItem[]) => void;
  error: string | undefined;
  /** What a check says of a place in this field. */
  errorAt: (name: string) => string | undefined;
  isReadOnly: boolean;
};

const PICTURES = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';

/** Several pictures in their order, each with what is said of it. */
export function ImagesField({ field, name, label, help, images, onChange, error, errorAt, isReadOnly }: Props) {
  const { min = 0, max = Number.POSITIVE_INFINITY, ratio } = field;
  const set = (index: number, image: ImageItem | null) =>
    onChange(image === null ? images.toSpliced(index, 1) : images.with(index, image));
  return (
    <ListShell
      {...{ name, label, help, error }}
      isOptional={!field.required && min === 0}
      count={images.length}
      max={field.max}
    >
      {() => (
        <>
          {images.length > 0 && (
            <ol className={classes.items}>
              {images.map((image, index) => (
                // The same picture may stand in a gallery twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${image.fileID} ${index}`} className={classes.item}>
                  <PictureCard image={image}>
                    {!isReadOnly && (
                      <>
                        <PictureButtons image={image} ratio={ratio} onChange={(next) => set(index, next)} />
                        <MoveButtons name={image.fileName} index={index} items={images} onChange={onChange} />
                      </>
                    )}
                  </PictureCard>
                  <AlternativeText
                    name={`${name}.${index}`}
                    image={image}
                    onChange={(next) => set(index, next)}
                    error={errorAt(`${name}.${index}.altText`)}
                    isReadOnly={isReadOnly}
                  />
                </li>
              ))}
            </ol>
          )}
          {!isReadOnly && images.length < max && (
            <Additions {...{ images, max, onChange }} hasError={error !== undefined} />
          )}
        </>
      )}
    </ListShell>
  );
}

type AdditionsProps = Pick<Props, 'images' | 'onChange'> & { max: number; hasError: boolean };

function Additions({ images, max, onChange, hasError }: AdditionsProps) {
  const { t } = useTranslation();
  const add = (added: readonly ImageItem[]) => onChange([...images, ...added].slice(0, max));
  const { upload, progress, fileName, error, start, cancel } = usePictureUpload(null, (image) => add([image]));
  const { isOver, handlers } = useDrop((file) => start(file));
  const library = useLibraryChoice({
    accept: pictureTypes,
    isMultiple: true,
    onChoose: (chosen) => add(chosen.map(toImageItem)),
  });
  return (
    <div {...handlers} className={classes.drop} data-over={isOver || undefined} data-error={hasError || undefined}>
      {upload ? (
        <UploadProgress name={fileName} progress={progress} onCancel={cancel} />
      ) : (
        <>
          {t('editor.media.dropPictures')}
          <div className={classes.choices}>
            <Button size="xs" variant="default" onClick={library.open}>
              {t('editor.media.library')}
            </Button>
            <UploadButton label={t('editor.media.upload')} accept={PICTURES} onChoose={start} />
          </div>
        </>
      )}
      {error && <FieldError text={error} />}
      {library.dialog}
    </div>
  );
}
