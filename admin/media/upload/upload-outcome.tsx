import type { UploadEntry } from './upload-queue.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { toFileItem } from '../content/media-item.ts';
import { useLibrary } from '../library-context.ts';
import { isLargePicture, maxFileBytes, recommendedPixels, recommendedPictureBytes } from './upload-limits.ts';
import { isTooLarge } from './upload-queue.ts';
import classes from './upload-strip.module.css';
import { toMediaFile } from './use-upload-arrivals.ts';

type Props = { entry: UploadEntry };

function LinkButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" className={classes.link} onClick={onClick}>
      {label}
    </Anchor>
  );
}

function Failure({ entry }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fileSize = useFileSize();
  const { uploads } = useLibrary();
  const { id, file, errors } = entry;
  const isTaken = errors.some(({ code }) => code === 'ML_03');
  const isUnsupported = errors.some(({ code, property }) => code === 'V_12' && property === 'media.f');
  const reasons = isUnsupported ? [t('media.upload.unsupported')] : errors.map(errorText);
  return (
    <p className={classes.failure}>
      {t('media.failed.upload')} {reasons.join(' ')}{' '}
      {isTooLarge(entry)
        ? t('media.upload.tooLarge', { size: fileSize(file.size), limit: fileSize(maxFileBytes) })
        : null}{' '}
      {isTaken ? <LinkButton label={t('media.upload.keepBoth')} onClick={() => uploads.keepBoth(id)} /> : null}
      {isTaken || isTooLarge(entry) || isUnsupported ? null : (
        <LinkButton label={t('common.tryAgain')} onClick={() => uploads.retry(id)} />
      )}
    </p>
  );
}

function SameContent({ entry }: Props) {
  const { t } = useTranslation();
  const { uploads, changes } = useLibrary();
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
          void changes.remove([toFileItem(toMediaFile(uploaded))]).then((outcome) => {
            if (outcome === 'done') uploads.remove(id);
          })
        }
      />
    </p>
  );
}

/** What came of an upload: why it failed, that the same is there already, or that it is larger than a page needs. */
export function UploadOutcome({ entry }: Props) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { state, uploaded } = entry;
  if (state === 'failed') return <Failure entry={entry} />;
  return (
    <>
      <SameContent entry={entry} />
      {uploaded && isLargePicture(uploaded) ? (
        <p className={classes.advice}>
          {t('media.large', { pixels: recommendedPixels, size: fileSize(recommendedPictureBytes) })}
        </p>
      ) : null}
    </>
  );
}
