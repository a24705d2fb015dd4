import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';
import { UploadButton } from './upload-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { type MediaPickerOptions, useMediaPicker } from './use-media-picker.tsx';
import type { Upload } from './use-upload.ts';

type Props = {
  prompt: string;
  upload: Upload;
  /** MIME types that the browser's file dialog offers; all if undefined. */
  accept?: string;
  library: MediaPickerOptions;
  hasError: boolean;
};

/** Adds to a list of files: from the media library, by upload or by dropping a file, with upload progress. */
export function MediaDropzone({ prompt, upload, accept, library, hasError }: Props) {
  const { t } = useTranslation();
  const { isUploading, progress, fileName, error, start, cancel } = upload;
  const { isOver, handlers } = useFileDrop((file) => start(file));
  const { open, dialog } = useMediaPicker(library);
  return (
    <div {...handlers} className={classes.dropzone} data-over={isOver || undefined} data-error={hasError || undefined}>
      {isUploading ? (
        <UploadProgress name={fileName} progress={progress} onCancel={cancel} />
      ) : (
        <>
          {prompt}
          <div className="ui-flex ui-wrap ui-gap-6">
            <Button size="xs" variant="default" onClick={open}>
              {t('editor.media.library')}
            </Button>
            <UploadButton label={t('editor.media.upload')} accept={accept} onChoose={start} />
          </div>
        </>
      )}
      {error && <FieldError text={error} />}
      {dialog}
    </div>
  );
}
