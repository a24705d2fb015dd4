import type { FolderTreeState } from './use-folder-tree.ts';
import type { MediaItem } from '../content/media-item.ts';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFolderDrop } from '../changes/media-drag.ts';
import classes from './breadcrumb.module.css';
import { listAncestors, nameOf } from './media-path.ts';

type Props = {
  path: string;
  folders: FolderTreeState;
  onOpen: (path: string) => void;
  onMove?: ((items: readonly MediaItem[], path: string) => void) | undefined;
};

function Crumb({ path, isCurrent, folders, onOpen, onMove }: Props & { isCurrent: boolean }) {
  const { t } = useTranslation();
  const drop = useFolderDrop({ path, isManageable: folders.isManageable(path), onItems: onMove });
  return (
    <UnstyledButton
      className={classes.crumb}
      aria-current={isCurrent ? 'true' : undefined}
      data-over={drop.isOver || undefined}
      onClick={() => onOpen(path)}
      {...drop.handlers}
    >
      {path === '/' ? t('media.root') : nameOf(path)}
    </UnstyledButton>
  );
}

/** The way from the root to the open folder; each part takes what is dropped on it. */
export function Breadcrumb(props: Props) {
  const { t } = useTranslation();
  return (
    <nav className={classes.root} aria-label={t('media.breadcrumb')}>
      {listAncestors(props.path).map((path) => (
        <Fragment key={path}>
          {path === '/' ? null : <IconChevronRight className={classes.gap} size={14} stroke={1.6} aria-hidden />}
          <Crumb {...props} path={path} isCurrent={path === props.path} />
        </Fragment>
      ))}
    </nav>
  );
}
