import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { AltTextField } from './alt-text-field.tsx';
import type { FieldOfKind } from '../field-parts/field-props.ts';
import classes from '../field-parts/fields.module.css';
import { imageFileTypes, imageMimeTypes } from './use-media-picker.tsx';
import { createImageItem } from '../content/media-items.ts';
import { ListFieldWrapper } from '../field-parts/list-field-wrapper.tsx';
import { ListItemButtons } from '../field-parts/list-item-buttons.tsx';
import { ImageButtons } from './image-buttons.tsx';
import { ImageCard } from './image-card.tsx';
import { MediaDropzone } from './media-dropzone.tsx';
import { useImageUpload } from './use-upload.ts';

type Props = {
  field: FieldOfKind<'images'>;
  name: string;
  label: string;
  help: string | undefined;
  images: readonly ImageItem[];
  onChange: (images: readonly ImageItem[]) => void;
  error: string | undefined;
  /** Returns the check's text for a field path inside this field. */
  errorAt: (name: string) => string | undefined;
  isReadOnly: boolean;
};

/** Several images in order, each with its alternative text. */
export function ImagesField({ field, name, label, help, images, onChange, error, errorAt, isReadOnly }: Props) {
  const { min = 0, max = Number.POSITIVE_INFINITY, ratio } = field;
  const setImage = (index: number, image: ImageItem | null) =>
    onChange(image === null ? images.toSpliced(index, 1) : images.with(index, image));
  return (
    <ListFieldWrapper
      {...{ name, label, help, error }}
      isOptional={!field.required && min === 0}
      count={images.length}
      max={field.max}
    >
      {() => (
        <>
          {images.length > 0 && (
            <ol className="ui-stack ui-gap-8">
              {images.map((image, index) => (
                // An image may be in a gallery twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${image.fileID} ${index}`} className={classes.item}>
                  <ImageCard image={image}>
                    {!isReadOnly && (
                      <>
                        <ImageButtons image={image} ratio={ratio} onChange={(next) => setImage(index, next)} />
                        <ListItemButtons name={image.fileName} index={index} items={images} onChange={onChange} />
                      </>
                    )}
                  </ImageCard>
                  <AltTextField
                    name={`${name}.${index}`}
                    image={image}
                    onChange={(next) => setImage(index, next)}
                    error={errorAt(`${name}.${index}.altText`)}
                    isReadOnly={isReadOnly}
                  />
                </li>
              ))}
            </ol>
          )}
          {!isReadOnly && images.length < max && (
            <AddImages {...{ images, max, onChange }} hasError={error !== undefined} />
          )}
        </>
      )}
    </ListFieldWrapper>
  );
}

type AddImagesProps = Pick<Props, 'images' | 'onChange'> & { max: number; hasError: boolean };

function AddImages({ images, max, onChange, hasError }: AddImagesProps) {
  const { t } = useTranslation();
  const add = (added: readonly ImageItem[]) => onChange([...images, ...added].slice(0, max));
  const upload = useImageUpload(null, (image) => add([image]));
  return (
    <MediaDropzone
      prompt={t('editor.media.dropImages')}
      upload={upload}
      accept={imageMimeTypes}
      library={{ accept: imageFileTypes, isMultiple: true, onChoose: (chosen) => add(chosen.map(createImageItem)) }}
      hasError={hasError}
    />
  );
}
