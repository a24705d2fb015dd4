import type { UploadEntry } from '../upload/upload-queue.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { toMediaFileItem } from '../items/media-item.ts';
import { useLibraryContext } from './library-context.ts';
import { isLargeImage, maxFileBytes, recommendedImagePixels, recommendedImageBytes } from '../upload/upload-limits.ts';
import { isTooLarge } from '../upload/upload-queue.ts';
import classes from './upload-list.module.css';
import { Errors } from '../../generated/errors.ts';

type Props = { entry: UploadEntry };

function LinkButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" className={classes.link} onClick={onClick}>
      {label}
    </Anchor>
  );
}

function UploadFailure({ entry }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fileSize = useFileSize();
  const { uploads } = useLibraryContext();
  const { id, file, errors } = entry;
  const isNameTaken = errors.some(({ code }) => code === Errors.nameTaken);
  const isUnsupported = errors.some(({ code, property }) => code === Errors.invalid && property === 'media.f');
  const reasons = isUnsupported ? [t('media.upload.unsupported')] : errors.map(errorText);
  return (
    <p className={classes.failure}>
      {t('media.failed.upload')} {reasons.join(' ')}{' '}
      {isTooLarge(entry)
        ? t('media.upload.tooLarge', { size: fileSize(file.size), limit: fileSize(maxFileBytes) })
        : null}{' '}
      {isNameTaken ? <LinkButton label={t('media.upload.keepBoth')} onClick={() => uploads.keepBoth(id)} /> : null}
      {isNameTaken || isTooLarge(entry) || isUnsupported ? null : (
        <LinkButton label={t('common.tryAgain')} onClick={() => uploads.retry(id)} />
      )}
    </p>
  );
}

function SameContentNotice({ entry }: Props) {
  const { t } = useTranslation();
  const { uploads, changes } = useLibraryContext();
  const { id, uploaded, sameContent } = entry;
  const [first] = sameContent;
  if (!first || !uploaded) return null;
  return (
    <p className={classes.advice}>
      {t('media.upload.same', { name: first.fileName, folder: first.path === '/' ? t('media.root') : first.path })}{' '}
      <LinkButton label={t('media.upload.keep')} onClick={() => uploads.acceptSameContent(id)} />{' '}
      <LinkButton
        label={t('media.upload.dropNew')}
        onClick={() =>
          void changes.remove([toMediaFileItem(uploaded)]).then((outcome) => {
            if (outcome === 'done') uploads.remove(id);
          })
        }
      />
    </p>
  );
}

/** Result of an upload: its error, an identical existing file, or a note that it is large. */
export function UploadResult({ entry }: Props) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { state, uploaded } = entry;
  if (state === 'failed') return <UploadFailure entry={entry} />;
  return (
    <>
      <SameContentNotice entry={entry} />
      {uploaded && isLargeImage(uploaded) ? (
        <p className={classes.advice}>
          {t('media.large', { pixels: recommendedImagePixels, size: fileSize(recommendedImageBytes) })}
        </p>
      ) : null}
    </>
  );
}
