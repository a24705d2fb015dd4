import type { UploadEntry } from './upload-queue.ts';
import { ActionIcon, Button, Progress, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { useLibrary } from '../library-context.ts';
import { totalUploads } from './upload-queue.ts';
import { UploadOutcome } from './upload-outcome.tsx';
import classes from './upload-strip.module.css';
import { useUploadEntries } from './uploads.ts';

/** The picture that is on its way, as the browser has it. */
function LocalPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!file.type.startsWith('image/')) return <span className={classes.picture} />;
  return <img ref={show} className={classes.picture} alt="" />;
}

function Row({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation();
  const { uploads } = useLibrary();
  const { id, file, state, share, uploaded } = entry;
  const name = uploaded?.fileName ?? file.name;
  const percent = Math.round(share * 100);
  const isUnderWay = state === 'waiting' || state === 'sending';
  const label = t(isUnderWay ? 'media.upload.cancel' : 'media.upload.remove', { name });
  return (
    <li className={classes.entry} data-state={state}>
      <LocalPicture file={file} />
      <div className={classes.lines}>
        <div className={classes.head}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          {state === 'done' ? (
            <>
              <IconCheck className={classes.done} size={17} stroke={2} aria-hidden />
              <VisuallyHidden>{t('media.upload.done')}</VisuallyHidden>
            </>
          ) : null}
          {state === 'sending' ? <span className={classes.share}>{percent} %</span> : null}
          {state === 'waiting' ? <span className={classes.share}>{t('media.upload.waiting')}</span> : null}
        </div>
        {state === 'failed' ? null : (
          <Progress
            value={percent}
            size={4}
            color={state === 'done' ? 'var(--ok-mark)' : 'var(--mark)'}
            aria-label={t('media.upload.progress', { name })}
          />
        )}
        <UploadOutcome entry={entry} />
      </div>
      <Tooltip label={label}>
        <ActionIcon size="sm" aria-label={label} onClick={() => uploads.remove(id)}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** Tells screen readers when all have ended. */
function useEndAnnounced(entries: readonly UploadEntry[]): void {
  const { t } = useTranslation();
  const { count, ended, failed } = totalUploads(entries);
  const isOver = count > 0 && ended === count;
  useEffect(() => {
    if (isOver) announce(t('media.upload.ended', { count: count - failed, failed }));
  }, [isOver, count, failed, t]);
}

/** Uploads in the footer's place: each file with its own progress, its own error and its own way out. */
export function UploadStrip() {
  const { t } = useTranslation();
  const { uploads } = useLibrary();
  const entries = useUploadEntries(uploads);
  const fileSize = useFileSize();
  const [isOpen, setIsOpen] = useState(true);
  useEndAnnounced(entries);
  if (entries.length === 0) return null;
  const { count, ended, failed, bytes, sentBytes } = totalUploads(entries);
  const isOver = ended === count;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  const label = isOpen ? t('media.upload.fold') : t('media.upload.unfold');
  return (
    <section className={classes.strip} aria-label={t('media.upload.title')}>
      <div className={classes.bar}>
        <strong className={classes.title}>
          {isOver
            ? t('media.upload.ended', { count: count - failed, failed })
            : t('media.upload.under', { ended: ended + 1, count })}
        </strong>
        {isOver ? null : (
          <span className={classes.amount}>
            {t('media.upload.amount', { sent: fileSize(sentBytes), total: fileSize(bytes) })}
          </span>
        )}
        <span className={classes.tools}>
          {isOver ? (
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
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
