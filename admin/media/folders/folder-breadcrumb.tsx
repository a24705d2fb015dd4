import type { FolderTreeState } from './use-folder-tree.ts';
import type { MediaItem } from '../items/media-item.ts';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFolderDropTarget } from '../items/media-drag.ts';
import classes from './folder-breadcrumb.module.css';
import { listAncestorPaths, baseName } from '../items/media-path.ts';

type Props = {
  path: string;
  folders: FolderTreeState;
  onOpen: (path: string) => void;
  onMove?: ((items: readonly MediaItem[], path: string) => void) | undefined;
};

function BreadcrumbItem({ path, isCurrent, folders, onOpen, onMove }: Props & { isCurrent: boolean }) {
  const { t } = useTranslation();
  const drop = useFolderDropTarget({ path, isManageable: folders.isManageable(path), onItems: onMove });
  return (
    <UnstyledButton
      className={classes.item}
      aria-current={isCurrent ? 'true' : undefined}
      data-over={drop.isOver || undefined}
      onClick={() => onOpen(path)}
      {...drop.handlers}
    >
      {path === '/' ? t('media.root') : baseName(path)}
    </UnstyledButton>
  );
}

/** Breadcrumb from the root to the open folder; its links accept dropped items. */
export function FolderBreadcrumb(props: Props) {
  const { t } = useTranslation();
  return (
    <nav className="ui-row ui-wrap ui-shrink" aria-label={t('media.breadcrumb')}>
      {listAncestorPaths(props.path).map((path) => (
        <Fragment key={path}>
          {path === '/' ? null : <IconChevronRight className="ui-fixed ui-faint" size={14} stroke={1.6} aria-hidden />}
          <BreadcrumbItem {...props} path={path} isCurrent={path === props.path} />
        </Fragment>
      ))}
    </nav>
  );
}
