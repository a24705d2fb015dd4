import type { KeyboardEvent } from 'react';
import type { FolderTreeState } from './use-folder-tree.ts';
import type { MediaItem } from '../items/media-item.ts';
import type { VisibleFolder } from '../items/media-path.ts';
import { IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFolderDropTarget } from '../items/media-drag.ts';
import classes from './folder-tree.module.css';
import { listVisibleFolders, parentPath } from '../items/media-path.ts';

type Props = {
  label: string;
  folders: FolderTreeState;
  /** The open or selected folder. */
  current: string;
  onChoose: (path: string) => void;
  /** Returns why a folder cannot be selected; undefined if it can. */
  getDisabledReason?: (path: string) => string | undefined;
  onMove?: ((items: readonly MediaItem[], path: string) => void) | undefined;
  onFiles?: ((files: readonly File[], path: string) => void) | undefined;
};

type RowProps = Props & { row: VisibleFolder; isActive: boolean; onKeyDown: (event: KeyboardEvent) => void };

function FolderRow({
  row,
  isActive,
  folders,
  current,
  onChoose,
  getDisabledReason,
  onMove,
  onFiles,
  onKeyDown,
}: RowProps) {
  const { t } = useTranslation();
  const { path, name, level, isOpen, children } = row;
  const hasChildren = children.length > 0;
  const isCurrent = path === current;
  const Icon = isCurrent ? IconFolderOpen : IconFolder;
  const reason = getDisabledReason?.(path);
  const drop = useFolderDropTarget({ path, isManageable: folders.isManageable(path), onItems: onMove, onFiles });
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isCurrent}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      data-path={path}
      data-over={drop.isOver || undefined}
      className={classes.row}
      style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
      tabIndex={isActive ? 0 : -1}
      // Initial focus inside a modal.
      data-autofocus={isActive || undefined}
      onClick={() => reason === undefined && onChoose(path)}
      onKeyDown={onKeyDown}
      {...drop.handlers}
    >
      <span
        className={classes.chevron}
        aria-hidden
        data-open={isOpen || undefined}
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          folders.toggle(path);
        }}
      >
        {hasChildren ? <IconChevronRight size={15} stroke={1.8} /> : null}
      </span>
      <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
      <span className="ui-truncate">{path === '/' ? t('media.root') : name}</span>
    </div>
  );
}

/** Tree of the library's folders, operated by pointer or the standard tree keys. */
export function FolderTree(props: Props) {
  const { label, folders, current, onChoose, getDisabledReason } = props;
  const rows = listVisibleFolders(folders.root, folders.open);
  const [focused, setFocused] = useState(current);
  const active = rows.some(({ path }) => path === focused) ? focused : current;
  const tree = useRef<HTMLDivElement>(null);

  function focus(path: string | undefined): void {
    if (path === undefined) return;
    setFocused(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }

  function handleKey(event: KeyboardEvent, row: VisibleFolder): void {
    const index = rows.findIndex(({ path }) => path === row.path);
    const hasChildren = row.children.length > 0;
    if (event.key === 'ArrowDown') focus(rows[index + 1]?.path);
    else if (event.key === 'ArrowUp') focus(rows[index - 1]?.path);
    else if (event.key === 'Home') focus(rows[0]?.path);
    else if (event.key === 'End') focus(rows.at(-1)?.path);
    else if (event.key === 'ArrowRight' && hasChildren && !row.isOpen) folders.toggle(row.path);
    else if (event.key === 'ArrowRight' && hasChildren) focus(rows[index + 1]?.path);
    else if (event.key === 'ArrowLeft' && hasChildren && row.isOpen) folders.toggle(row.path);
    else if (event.key === 'ArrowLeft') focus(parentPath(row.path));
    else if (event.key === 'Enter' || event.key === ' ') {
      if (getDisabledReason?.(row.path) === undefined) onChoose(row.path);
    } else return;
    event.preventDefault();
  }

  return (
    <div ref={tree} role="tree" aria-label={label} className={classes.tree}>
      {rows.map((row) => (
        <FolderRow
          key={row.path}
          {...props}
          row={row}
          isActive={row.path === active}
          onKeyDown={(event) => handleKey(event, row)}
        />
      ))}
    </div>
  );
}
