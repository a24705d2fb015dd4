import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FileItem } from '../content/page-content.ts';
import { FieldError } from './field-shell.tsx';
import classes from './fields.module.css';
import { FileCard } from './file-card.tsx';
import { documentTypes, useLibraryChoice } from './library-choice.tsx';
import { ListShell } from './list-shell.tsx';
import { toFileItem } from './media-items.ts';
import { MoveButtons } from './move-buttons.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDrop } from './use-drop.ts';
import { useFileUpload } from './use-upload.ts';

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  isOptional: boolean;
  files: readonly FileItem[];
  /** How many fit; undefined for any number. */
  max: number | undefined;
  onChange: (files: readonly FileItem[]) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

/** Files of the library for visitors to fetch; one, or several in their order. */
export function FileField({ name, label, help, isOptional, files, max, onChange, error, isReadOnly }: Props) {
  const { t } = useTranslation();
  const room = max ?? Number.POSITIVE_INFINITY;
  return (
    <ListShell {...{ name, label, help, error, isOptional, max }} count={files.length}>
      {() => (
        <>
          {files.length > 0 && (
            <ul className={classes.items}>
              {files.map((file, index) => (
                <li key={file.fileID}>
                  <FileCard file={file}>
                    {!isReadOnly && (
                      <MoveButtons
                        name={file.fileName}
                        index={index}
                        items={files}
                        onChange={onChange}
                        isSingle={max === 1}
                      />
                    )}
                  </FileCard>
                </li>
              ))}
            </ul>
          )}
          {isReadOnly && files.length === 0 && <p className={classes.meta}>{t('editor.media.noFile')}</p>}
          {!isReadOnly && files.length < room && (
            <Additions {...{ files, onChange }} max={room} hasError={error !== undefined} />
          )}
        </>
      )}
    </ListShell>
  );
}

type AdditionsProps = Pick<Props, 'files' | 'onChange'> & { max: number; hasError: boolean };

function Additions({ files, max, onChange, hasError }: AdditionsProps) {
  const { t } = useTranslation();
  const add = (added: readonly FileItem[]) => {
    const known = new Set(files.map(({ fileID }) => fileID));
    onChange([...files, ...added.filter(({ fileID }) => !known.has(fileID))].slice(0, max));
  };
  const { upload, progress, fileName, error, start, cancel } = useFileUpload((file) => add([toFileItem(file)]));
  const { isOver, handlers } = useDrop((file) => start(file));
  const library = useLibraryChoice({
    accept: documentTypes,
    isMultiple: max > 1,
    onChoose: (chosen) => add(chosen.map(toFileItem)),
  });
  return (
    <div {...handlers} className={classes.drop} data-over={isOver || undefined} data-error={hasError || undefined}>
      {upload ? (
        <UploadProgress name={fileName} progress={progress} onCancel={cancel} />
      ) : (
        <>
          {t('editor.media.dropFile')}
          <div className={classes.choices}>
            <Button size="xs" variant="default" onClick={library.open}>
              {t('editor.media.library')}
            </Button>
            <UploadButton label={t('editor.media.upload')} onChoose={start} />
          </div>
        </>
      )}
      {error && <FieldError text={error} />}
      {library.dialog}
    </div>
  );
}
