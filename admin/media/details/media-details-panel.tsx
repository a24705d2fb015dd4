import type { MediaItem } from '../items/media-item.ts';
import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import { IconFolder } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMediaFileQuery } from '../../generated/graphql.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { useLibraryContext } from '../library/library-context.ts';
import classes from './details.module.css';
import { FileDetails } from './file-details.tsx';

type Props = { actions: LibraryDialogControls };

function FileDetailsLoader({ id, actions }: Props & { id: number }) {
  const { t } = useTranslation();
  const { data, error } = useMediaFileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.file) return <FileDetails file={data.file} actions={actions} />;
  if (error || data) return <p className="ui-dim">{t('media.details.failed')}</p>;
  return null;
}

function FolderDetails({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.folder}>
        <IconFolder size={34} stroke={1.3} aria-hidden />
      </span>
      <h2 className={classes.name}>{name}</h2>
      <dl className={classes.properties}>
        <dt>{t('media.details.type')}</dt>
        <dd>{t('media.folder')}</dd>
        <dt>{t('media.details.place')}</dt>
        <dd>{path}</dd>
      </dl>
    </>
  );
}

function SelectionSummary({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const files = items.flatMap((item) => (item.kind === 'file' ? [item.file] : []));
  const bytes = files.reduce((sum, file) => sum + file.fileSize, 0);
  return (
    <>
      <h2 className={classes.name}>{t('media.details.several', { count: items.length })}</h2>
      <p className="ui-dim">
        {t('media.details.sum', { files: files.length, folders: items.length - files.length, size: fileSize(bytes) })}
      </p>
    </>
  );
}

/** Details of the selected items. */
export function MediaDetailsPanel({ actions }: Props) {
  const { t } = useTranslation();
  const { selected } = useLibraryContext().library;
  const [only] = selected;
  if (only === undefined) return <p className="ui-dim">{t('media.details.none')}</p>;
  if (selected.length > 1) return <SelectionSummary items={selected} />;
  if (only.kind === 'folder') return <FolderDetails name={only.name} path={only.folder.path} />;
  return <FileDetailsLoader key={only.file.id} id={only.file.id} actions={actions} />;
}
