import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFolderSymlink, IconReplace, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isImageFile } from '../content/filter-and-sort-media.ts';
import { FileThumbnail } from '../content/file-thumbnail.tsx';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { toMediaFileItem } from '../items/media-item.ts';
import { useLibraryContext } from '../library/library-context.ts';
import { isLargeImage, recommendedImageBytes, recommendedImagePixels } from '../upload/upload-limits.ts';
import classes from './details.module.css';
import { FileProperties } from './file-properties.tsx';
import { FileFields } from './file-fields.tsx';
import { FocalPointEditor } from './focal-point-editor.tsx';
import { FileUsage } from './file-usage.tsx';

type Props = { file: MediaFileDetailsFragment; actions: LibraryDialogControls };
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

function FileActions({ file, actions }: Props) {
  const { t } = useTranslation();
  const item = toMediaFileItem(file);
  const isVideo = file.type === 'VIDEO';
  const openLabel = isVideo ? t('media.action.watch') : t('media.action.download');
  const link = isVideo ? { target: '_blank', rel: 'noopener' } : { download: file.fileName };
  const managerActions = [
    { Icon: IconFolderSymlink, label: t('media.action.move'), onClick: () => actions.openMove([item]) },
    ...(isVideo
      ? []
      : [{ Icon: IconReplace, label: t('media.action.replace'), onClick: () => actions.openReplace(file) }]),
    { Icon: IconTrash, label: t('media.action.delete'), onClick: () => actions.openDelete([item]) },
  ];
  return (
    <span className="ui-flex ui-fixed">
      <Tooltip label={openLabel}>
        <ActionIcon component="a" href={file.url} aria-label={openLabel} {...link}>
          {isVideo ? <IconExternalLink {...icon} /> : <IconDownload {...icon} />}
        </ActionIcon>
      </Tooltip>
      {file.viewerCanManage
        ? managerActions.map(({ Icon, label, onClick }) => (
            <Tooltip key={label} label={label}>
              <ActionIcon aria-label={label} onClick={onClick}>
                <Icon {...icon} />
              </ActionIcon>
            </Tooltip>
          ))
        : null}
    </span>
  );
}

function SameContentFiles({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const { library } = useLibraryContext();
  if (file.sameContent.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3 className="ui-size-14 ui-weight-600 ui-line-20">{t('media.details.same')}</h3>
      <ul className={classes.list}>
        {file.sameContent.map((other) => (
          <li key={other.id}>
            <Anchor component="button" type="button" onClick={() => library.openFile(other)}>
              {other.fileName}
            </Anchor>{' '}
            <span className="ui-faint">{other.path === '/' ? t('media.root') : other.path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SizeAdvice({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  if (!isLargeImage(file)) return null;
  return (
    <p className="ui-small ui-warn">
      {t('media.large', { pixels: recommendedImagePixels, size: fileSize(recommendedImageBytes) })}
    </p>
  );
}

/** Preview, properties, fields and usage of a file. */
export function FileDetails({ file, actions }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {isImageFile(file) ? (
        <FocalPointEditor key={file.hash} file={file} />
      ) : (
        <span className={classes.preview}>
          <FileThumbnail file={file} width={640} />
        </span>
      )}
      <div className="ui-flex ui-between ui-start ui-gap-8">
        <h2 className={classes.name}>{file.fileName}</h2>
        <FileActions file={file} actions={actions} />
      </div>
      <FileFields key={file.id} file={file} />
      <FileProperties file={file} />
      <SizeAdvice file={file} />
      {file.viewerCanManage ? null : <p className="ui-dim">{t('media.readOnlyFile')}</p>}
      <FileUsage file={file} />
      <SameContentFiles file={file} />
    </>
  );
}
