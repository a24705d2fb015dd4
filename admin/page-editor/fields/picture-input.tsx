import { Button, FileButton, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { FieldError } from './field-shell.tsx';
import classes from './fields.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

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
};

/** A picture by choice of a file or by dropping one here; the upload shows how far it is. */
export function PictureInput({ image, onChange, labelledBy, describedBy, hasError, isReadOnly, ...rest }: Props) {
  const { t } = useTranslation();
  const { upload, progress, fileName, error, start, refuse, cancel } = usePictureUpload(image, onChange);
  const { isOver, handlers } = useDrop((file, count) => {
    if (count > 1) return refuse(t('editor.image.onlyOne'));
    if (image && rest.onSecond === 'refuse') return refuse(t('editor.image.hasOne'));
    return start(file);
  });
  const choose = (label: string) => (
    <FileButton
      accept={PICTURES}
      onChange={(file) => file && start(file)}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    >
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          leftSection={image ? undefined : <IconUpload size={15} stroke={1.6} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
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
    <div className={classes.stack}>
      {image ? (
        <div {...group} {...drop} className={classes.picture} data-over={isOver || undefined}>
          <img className={classes.thumb} src={image.url} alt="" />
          <div style={{ minWidth: 0 }}>
            <p className={classes.fileName} title={image.fileName}>
              {image.fileName}
            </p>
            <PictureSize image={image} />
            {!isReadOnly && (
              <div className={classes.buttons}>
                {choose(t('editor.image.replace'))}
                <Button size="xs" variant="default" onClick={() => onChange(null)}>
                  {t('editor.image.remove')}
                </Button>
              </div>
            )}
          </div>
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
          {!isReadOnly && choose(t('editor.image.choose'))}
        </div>
      )}
      {error && <FieldError text={error} />}
    </div>
  );
}

function PictureSize({ image: { width, height, cropParams } }: { image: ImageItem }) {
  const { t } = useTranslation();
  if (width === null || height === null) return null;
  return (
    <p className={classes.meta}>
      {cropParams ? t('editor.image.sizeCropped', { width, height }) : t('editor.image.size', { width, height })}
    </p>
  );
}

function UploadProgress({ name, progress, onCancel }: { name: string; progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.upload}>
      <div className={classes.uploadHead}>
        <span className={classes.fileName}>{t('editor.image.uploading', { name })}</span>
        <span className={classes.aside}>{progress} %</span>
      </div>
      <Progress value={progress} size="sm" aria-label={t('editor.image.uploading', { name })} />
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

function useDrop(onFile: (file: File, count: number) => void) {
  const [isOver, setIsOver] = useState(false);
  const leave = () => setIsOver(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: leave,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        leave();
        const { files } = event.dataTransfer;
        const [file] = files;
        if (file) onFile(file, files.length);
      },
    },
  };
}
