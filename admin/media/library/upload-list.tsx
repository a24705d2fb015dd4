import type { UploadEntry } from '../upload/upload-queue.ts';
import { ActionIcon, Button, Progress, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { useLibraryContext } from './library-context.ts';
import { sumUploads } from '../upload/upload-queue.ts';
import { UploadResult } from './upload-result.tsx';
import classes from './upload-list.module.css';
import { useUploadEntries } from '../upload/use-uploads.ts';

/** Preview of the uploading image from the local file. */
function LocalImagePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!file.type.startsWith('image/')) return <span className={classes.thumbnail} />;
  return <img ref={show} className={classes.thumbnail} alt="" />;
}

function UploadRow({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  const { uploads } = useLibraryContext();
  const { id, file, state, progress, uploaded } = entry;
  const name = uploaded?.fileName ?? file.name;
  const percent = Math.round(progress * 100);
  const isRunning = state === 'waiting' || state === 'sending';
  const label = t(isRunning ? 'media.upload.cancel' : 'media.upload.remove', { name });
  return (
    <li className={classes.entry} data-state={state}>
      <LocalImagePreview file={file} />
      <div className={classes.lines}>
        <div className="ui-row ui-gap-8">
          <span className="ui-truncate ui-grow ui-weight-560" title={name}>
            {name}
          </span>
          {state === 'done' ? (
            <>
              <IconCheck className={classes.done} size={17} stroke={2} aria-hidden />
              <VisuallyHidden>{t('media.upload.done')}</VisuallyHidden>
            </>
          ) : null}
          {state === 'sending' ? <span className="ui-dim ui-numbers">{percent} %</span> : null}
          {state === 'waiting' ? <span className="ui-dim ui-numbers">{t('media.upload.waiting')}</span> : null}
        </div>
        {state === 'failed' ? null : (
          <Progress
            value={percent}
            size={4}
            color={state === 'done' ? 'var(--ok-mark)' : 'var(--mark)'}
            aria-label={t('media.upload.progress', { name })}
          />
        )}
        <UploadResult entry={entry} />
      </div>
      <Tooltip label={label}>
        <ActionIcon size="sm" aria-label={label} onClick={() => uploads.remove(id)}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** Announces to screen readers when all uploads have finished. */
function useAnnounceFinished(entries: readonly UploadEntry[]): void {
  const { t } = useTranslation();
  const { count, finished, failed } = sumUploads(entries);
  const isFinished = count > 0 && finished === count;
  useEffect(() => {
    if (isFinished) announce(t('media.upload.ended', { count: count - failed, failed }));
  }, [isFinished, count, failed, t]);
}

/** Uploads in the footer's place, each with its progress, error and actions. */
export function UploadList() {
  const { t } = useTranslation();
  const { uploads } = useLibraryContext();
  const entries = useUploadEntries(uploads);
  const fileSize = useFileSize();
  const [isOpen, setIsOpen] = useState(true);
  useAnnounceFinished(entries);
  if (entries.length === 0) return null;
  const { count, finished, failed, bytes, sentBytes } = sumUploads(entries);
  const isFinished = finished === count;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  const label = isOpen ? t('media.upload.fold') : t('media.upload.unfold');
  return (
    <section className={classes.panel} aria-label={t('media.upload.title')}>
      <div className={classes.bar}>
        <strong className="ui-weight-600">
          {isFinished
            ? t('media.upload.ended', { count: count - failed, failed })
            : t('media.upload.under', { ended: finished + 1, count })}
        </strong>
        {isFinished ? null : (
          <span className="ui-dim ui-numbers">
            {t('media.upload.amount', { sent: fileSize(sentBytes), total: fileSize(bytes) })}
          </span>
        )}
        <span className="ui-flex ui-gap-6 ui-end">
          {isFinished ? (
            <Button size="xs" variant="default" onClick={uploads.clear}>
              {t('media.upload.clear')}
            </Button>
          ) : null}
          <Tooltip label={label}>
            <ActionIcon size="sm" aria-label={label} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <Chevron size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </span>
      </div>
      {isOpen ? (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <UploadRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
