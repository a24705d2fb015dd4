import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { MediaItem } from '../items/media-item.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFolder } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTimeAgo } from '../../shared/i18n/format-time.ts';
import { Highlight } from '../../shared/ui/index.ts';
import { endMediaDrag, startMediaDrag, useFolderDropTarget } from '../items/media-drag.ts';
import { isImageFile } from './filter-and-sort-media.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { getFileTypeName, useFileSummary } from './format-file.ts';
import classes from './media-option.module.css';
import type { MediaView } from './media-position.ts';
import { parentPath } from '../items/media-path.ts';

export type MediaOptionProps = {
  item: MediaItem;
  view: MediaView;
  /** The search term to highlight; empty without a search. */
  term: string;
  isSelected: boolean;
  /** Whether the option has the focus when the list does. */
  isActive: boolean;
  /** Returns the items to drag with this one; null if nothing may be moved. */
  getDraggedItems: (() => readonly MediaItem[]) | null;
  onClick: (event: MouseEvent) => void;
  onToggle: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onMove?: ((items: readonly MediaItem[], path: string) => void) | undefined;
  onFiles?: ((files: readonly File[], path: string) => void) | undefined;
};

/** Toggles the selection by pointer. Keyboard users press Space, so it is not a separate control. */
function SelectionTick({ onToggle }: { onToggle: () => void }) {
  const stop = (event: MouseEvent) => event.stopPropagation();
  return (
    <span
      className={classes.tick}
      aria-hidden
      onDoubleClick={stop}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <IconCheck size={14} stroke={2.4} />
    </span>
  );
}

function FolderPath({ item, term }: { item: MediaItem; term: string }) {
  const { t } = useTranslation();
  if (term === '') return null;
  const path = item.kind === 'file' ? item.file.path : parentPath(item.folder.path);
  return <span className={classes.folderPath}>{path === '/' ? t('media.root') : path.slice(1)}</span>;
}

function GridContent({ item, term }: { item: MediaItem; term: string }) {
  const fileMeta = useFileSummary();
  const { t } = useTranslation();
  const name = (
    <span className="ui-truncate ui-weight-560 ui-line-20" title={item.name}>
      <Highlight text={item.name} term={term} />
    </span>
  );
  if (item.kind === 'folder') {
    return (
      <span className={classes.folder}>
        <IconFolder className="ui-fixed ui-dim" size={17} stroke={1.6} aria-hidden />
        <span className="ui-grid ui-shrink">
          {name}
          <FolderPath item={item} term={term} />
        </span>
      </span>
    );
  }
  const { file } = item;
  return (
    <>
      <span className={classes.frame}>
        <FileThumbnail file={file} width={320} />
      </span>
      <span className={classes.caption}>
        {name}
        <span className={classes.meta}>
          {fileMeta(file)}
          {isImageFile(file) && file.defaultAltText === '' ? (
            <span className="ui-warn">{t('media.noAltShort')}</span>
          ) : null}
        </span>
        <FolderPath item={item} term={term} />
      </span>
    </>
  );
}

function RowContent({ item, term }: { item: MediaItem; term: string }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  const file = item.kind === 'file' ? item.file : null;
  const pixels = file && file.width !== null && file.height !== null ? `${file.width} × ${file.height}` : '';
  return (
    <>
      <span className={classes.thumbnail}>
        {file ? (
          <FileThumbnail file={file} width={320} />
        ) : (
          <IconFolder className="ui-fixed ui-dim" size={17} stroke={1.6} aria-hidden />
        )}
      </span>
      <span className="ui-grid ui-shrink">
        <span className="ui-truncate ui-weight-560 ui-line-20" title={item.name}>
          <Highlight text={item.name} term={term} />
        </span>
        <FolderPath item={item} term={term} />
      </span>
      <span className={classes.cell} data-secondary>
        {file ? getFileTypeName(file) : t('media.folder')}
      </span>
      <span className={classes.cell} data-secondary>
        {pixels}
      </span>
      <span className={classes.cell} data-figure>
        {file && file.type !== 'VIDEO' ? fileSize(file.fileSize) : ''}
      </span>
      <span className={classes.cell}>{file ? timeAgo(file.createdAt) : ''}</span>
    </>
  );
}

function OptionContent({ view, item, term }: Pick<MediaOptionProps, 'view' | 'item' | 'term'>): ReactNode {
  return view === 'grid' ? <GridContent item={item} term={term} /> : <RowContent item={item} term={term} />;
}

/** An option for a folder or file; folders accept dropped items. */
export function MediaOption(props: MediaOptionProps) {
  const { item, view, term, isSelected, isActive, getDraggedItems } = props;
  const { onClick, onToggle, onOpen, onKeyDown, onFocus, onMove, onFiles } = props;
  const { t } = useTranslation();
  const folder = item.kind === 'folder' ? item.folder : null;
  const drop = useFolderDropTarget({
    path: folder?.path ?? '/',
    isManageable: folder?.viewerCanManage ?? false,
    onItems: onMove,
    onFiles,
  });
  return (
    <div
      role="option"
      aria-selected={isSelected}
      data-key={item.key}
      data-kind={item.kind}
      data-view={view}
      data-over={(folder && drop.isOver) || undefined}
      className={classes.option}
      tabIndex={isActive ? 0 : -1}
      draggable={getDraggedItems !== null}
      onDragStart={(event) => getDraggedItems && startMediaDrag(event, getDraggedItems())}
      onDragEnd={endMediaDrag}
      onClick={onClick}
      onDoubleClick={onOpen}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...(folder ? drop.handlers : {})}
    >
      <SelectionTick onToggle={onToggle} />
      {folder && view === 'grid' ? <VisuallyHidden>{t('media.folder')}: </VisuallyHidden> : null}
      <OptionContent view={view} item={item} term={term} />
    </div>
  );
}
