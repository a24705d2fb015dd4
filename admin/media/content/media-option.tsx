import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { MediaItem } from './media-item.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFolder } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTimeAgo } from '../../shared/i18n/format-time.ts';
import { Highlight } from '../../shared/ui/index.ts';
import { endDrag, startDrag, useFolderDrop } from '../changes/media-drag.ts';
import { isPicture } from './arrange-content.ts';
import { FilePicture } from './file-picture.tsx';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { nameType, useFileMeta } from './format-file.ts';
import classes from './media-option.module.css';
import type { MediaView } from './media-position.ts';
import { parentOf } from '../folders/media-path.ts';

export type OptionProps = {
  item: MediaItem;
  view: MediaView;
  /** Marked in the name; empty without a search. */
  term: string;
  isSelected: boolean;
  /** Has the focus when the list has it. */
  isActive: boolean;
  /** What goes along when this one is dragged; null where nothing may be moved. */
  dragged: (() => readonly MediaItem[]) | null;
  onClick: (event: MouseEvent) => void;
  onToggle: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onMove?: ((items: readonly MediaItem[], path: string) => void) | undefined;
  onFiles?: ((files: readonly File[], path: string) => void) | undefined;
};

/** Chooses by pointer; the keyboard has Space, so it is no control of its own. */
function Tick({ onToggle }: { onToggle: () => void }) {
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

function Place({ item, term }: { item: MediaItem; term: string }) {
  const { t } = useTranslation();
  if (term === '') return null;
  const path = item.kind === 'file' ? item.file.path : parentOf(item.folder.path);
  return <span className={classes.place}>{path === '/' ? t('media.root') : path.slice(1)}</span>;
}

function GridParts({ item, term }: { item: MediaItem; term: string }) {
  const fileMeta = useFileMeta();
  const { t } = useTranslation();
  const name = (
    <span className={classes.name} title={item.name}>
      <Highlight text={item.name} term={term} />
    </span>
  );
  if (item.kind === 'folder') {
    return (
      <span className={classes.folder}>
        <IconFolder className={classes.icon} size={17} stroke={1.6} aria-hidden />
        <span className={classes.lines}>
          {name}
          <Place item={item} term={term} />
        </span>
      </span>
    );
  }
  const { file } = item;
  return (
    <>
      <span className={classes.frame}>
        <FilePicture file={file} width={320} />
      </span>
      <span className={classes.caption}>
        {name}
        <span className={classes.meta}>
          {fileMeta(file)}
          {isPicture(file) && file.defaultAltText === '' ? (
            <span className={classes.missing}>{t('media.noAltShort')}</span>
          ) : null}
        </span>
        <Place item={item} term={term} />
      </span>
    </>
  );
}

function RowParts({ item, term }: { item: MediaItem; term: string }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const timeAgo = useTimeAgo();
  const file = item.kind === 'file' ? item.file : null;
  const pixels = file && file.width !== null && file.height !== null ? `${file.width} × ${file.height}` : '';
  return (
    <>
      <span className={classes.thumb}>
        {file ? (
          <FilePicture file={file} width={320} />
        ) : (
          <IconFolder className={classes.icon} size={17} stroke={1.6} aria-hidden />
        )}
      </span>
      <span className={classes.rowName}>
        <span className={classes.name} title={item.name}>
          <Highlight text={item.name} term={term} />
        </span>
        <Place item={item} term={term} />
      </span>
      <span className={classes.cell} data-secondary>
        {file ? nameType(file) : t('media.folder')}
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

function OptionParts({ view, item, term }: Pick<OptionProps, 'view' | 'item' | 'term'>): ReactNode {
  return view === 'grid' ? <GridParts item={item} term={term} /> : <RowParts item={item} term={term} />;
}

/** A folder or file among what can be chosen; a folder takes what is dropped on it. */
export function MediaOption(props: OptionProps) {
  const { item, view, term, isSelected, isActive, dragged } = props;
  const { onClick, onToggle, onOpen, onKeyDown, onFocus, onMove, onFiles } = props;
  const { t } = useTranslation();
  const folder = item.kind === 'folder' ? item.folder : null;
  const drop = useFolderDrop({
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
      draggable={dragged !== null}
      onDragStart={(event) => dragged && startDrag(event, dragged())}
      onDragEnd={endDrag}
      onClick={onClick}
      onDoubleClick={onOpen}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...(folder ? drop.handlers : {})}
    >
      <Tick onToggle={onToggle} />
      {folder && view === 'grid' ? <VisuallyHidden>{t('media.folder')}: </VisuallyHidden> : null}
      <OptionParts view={view} item={item} term={term} />
    </div>
  );
}
