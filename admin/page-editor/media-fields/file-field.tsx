import { useTranslation } from 'react-i18next';
import type { FileItem } from '../content/page-content.ts';
import classes from '../field-parts/fields.module.css';
import { FileCard } from './file-card.tsx';
import { downloadFileTypes } from './use-media-picker.tsx';
import { ListFieldWrapper } from '../field-parts/list-field-wrapper.tsx';
import { createFileItem } from '../content/media-items.ts';
import { ListItemButtons } from '../field-parts/list-item-buttons.tsx';
import { MediaDropzone } from './media-dropzone.tsx';
import { useFileUpload } from './use-upload.ts';

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  isOptional: boolean;
  files: readonly FileItem[];
  /** Maximum number of files; undefined for any number. */
  max: number | undefined;
  onChange: (files: readonly FileItem[]) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

/** One or several files for download, in order. */
export function FileField({ name, label, help, isOptional, files, max, onChange, error, isReadOnly }: Props) {
  const { t } = useTranslation();
  const maxFiles = max ?? Number.POSITIVE_INFINITY;
  return (
    <ListFieldWrapper {...{ name, label, help, error, isOptional, max }} count={files.length}>
      {() => (
        <>
          {files.length > 0 && (
            <ul className="ui-stack ui-gap-8">
              {files.map((file, index) => (
                <li key={file.fileID}>
                  <FileCard file={file}>
                    {!isReadOnly && (
                      <ListItemButtons
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
          {!isReadOnly && files.length < maxFiles && (
            <AddFiles {...{ files, onChange }} max={maxFiles} hasError={error !== undefined} />
          )}
        </>
      )}
    </ListFieldWrapper>
  );
}

type AddFilesProps = Pick<Props, 'files' | 'onChange'> & { max: number; hasError: boolean };

function AddFiles({ files, max, onChange, hasError }: AddFilesProps) {
  const { t } = useTranslation();
  const add = (added: readonly FileItem[]) => {
    const existingIDs = new Set(files.map(({ fileID }) => fileID));
    onChange([...files, ...added.filter(({ fileID }) => !existingIDs.has(fileID))].slice(0, max));
  };
  const upload = useFileUpload((file) => add([createFileItem(file)]));
  return (
    <MediaDropzone
      prompt={t('editor.media.dropFile')}
      upload={upload}
      library={{
        accept: downloadFileTypes,
        isMultiple: max > 1,
        onChoose: (chosen) => add(chosen.map(createFileItem)),
      }}
      hasError={hasError}
    />
  );
}
