import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import type { ItemActions } from '../use-item-actions.ts';
import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFolderSymlink, IconReplace, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isPicture } from '../content/arrange-content.ts';
import { FilePicture } from '../content/file-picture.tsx';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { toFileItem } from '../content/media-item.ts';
import { useLibrary } from '../library-context.ts';
import { isLargePicture, recommendedPictureBytes, recommendedPixels } from '../upload/upload-limits.ts';
import classes from './details.module.css';
import { FileFacts } from './file-facts.tsx';
import { FileFields } from './file-fields.tsx';
import { FocalPicture } from './focal-picture.tsx';
import { UsedOn } from './used-on.tsx';

type Props = { file: MediaFileDetailsFragment; actions: ItemActions };
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

function FileActions({ file, actions }: Props) {
  const { t } = useTranslation();
  const item = toFileItem(file);
  const isVideo = file.type === 'VIDEO';
  const openLabel = isVideo ? t('media.action.watch') : t('media.action.download');
  const link = isVideo ? { target: '_blank', rel: 'noopener' } : { download: file.fileName };
  const ofManagers = [
    { Icon: IconFolderSymlink, label: t('media.action.move'), onClick: () => actions.askMove([item]) },
    ...(isVideo
      ? []
      : [{ Icon: IconReplace, label: t('media.action.replace'), onClick: () => actions.askReplace(file) }]),
    { Icon: IconTrash, label: t('media.action.delete'), onClick: () => actions.askDelete([item]) },
  ];
  return (
    <span className={classes.actions}>
      <Tooltip label={openLabel}>
        <ActionIcon component="a" href={file.url} aria-label={openLabel} {...link}>
          {isVideo ? <IconExternalLink {...icon} /> : <IconDownload {...icon} />}
        </ActionIcon>
      </Tooltip>
      {file.viewerCanManage
        ? ofManagers.map(({ Icon, label, onClick }) => (
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

function SameContent({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const { library } = useLibrary();
  if (file.sameContent.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('media.details.same')}</h3>
      <ul className={classes.list}>
        {file.sameContent.map((other) => (
          <li key={other.id}>
            <Anchor component="button" type="button" onClick={() => library.openFile(other)}>
              {other.fileName}
            </Anchor>{' '}
            <span className={classes.faint}>{other.path === '/' ? t('media.root') : other.path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Advice({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { width, height } = file;
  const dimensions = width !== null && height !== null ? { width, height } : null;
  if (!isLargePicture({ fileSize: file.fileSize, dimensions })) return null;
  return (
    <p className={classes.advice}>
      {t('media.large', { pixels: recommendedPixels, size: fileSize(recommendedPictureBytes) })}
    </p>
  );
}

/** One file: how it looks, what is known about it and where it is used. */
export function FileDetails({ file, actions }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {isPicture(file) ? (
        <FocalPicture key={file.hash} file={file} />
      ) : (
        <span className={classes.preview}>
          <FilePicture file={file} width={640} />
        </span>
      )}
      <div className={classes.head}>
        <h2 className={classes.name}>{file.fileName}</h2>
        <FileActions file={file} actions={actions} />
      </div>
      <FileFields key={file.id} file={file} />
      <FileFacts file={file} />
      <Advice file={file} />
      {file.viewerCanManage ? null : <p className={classes.hint}>{t('media.readOnlyFile')}</p>}
      <UsedOn file={file} />
      <SameContent file={file} />
    </>
  );
}
