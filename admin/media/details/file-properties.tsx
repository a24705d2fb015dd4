import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../../shared/i18n/format-time.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { getFileTypeName } from '../content/format-file.ts';
import classes from './details.module.css';

/** Size, format, and who added the file when. */
export function FileProperties({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const { width, height, createdBy, createdAt, type } = file;
  const pixels = width !== null && height !== null ? `${width} × ${height}, ` : '';
  const author = createdBy === null ? '' : `, ${createdBy.name ?? t('pages.removedUser')}`;
  return (
    <dl className={classes.properties}>
      {type === 'VIDEO' ? null : (
        <>
          <dt>{t('media.details.size')}</dt>
          <dd>
            {pixels}
            {fileSize(file.fileSize)}
          </dd>
        </>
      )}
      <dt>{t('media.details.type')}</dt>
      <dd>{getFileTypeName(file)}</dd>
      <dt>{t('media.details.added')}</dt>
      <dd>
        <time dateTime={createdAt} title={fullTime(createdAt)}>
          {timeAgo(createdAt)}
        </time>
        {author}
      </dd>
      <dt>{t('media.details.place')}</dt>
      <dd>{file.path === '/' ? t('media.root') : file.path}</dd>
    </dl>
  );
}
