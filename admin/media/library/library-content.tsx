import type { ComponentProps } from 'react';
import type { MediaLibrary } from '../content/use-media-library.ts';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { NoResults } from '../../shared/list/index.ts';
import { EmptyState, FailureNotice, OtherScreens, useDelayed } from '../../shared/ui/index.ts';
import { MediaListbox } from '../content/media-listbox.tsx';
import { baseName } from '../items/media-path.ts';
import { maxFileBytes } from '../upload/upload-limits.ts';
import classes from './library-content.module.css';

type Props = Omit<ComponentProps<typeof MediaListbox>, 'label'>;

function EmptyFolder({ library }: { library: MediaLibrary }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { directory, path } = library.state;
  return (
    <EmptyState title={path === '/' ? t('media.empty.library') : t('media.empty.folder')}>
      {directory?.viewerCanManage ? t('media.empty.upload', { limit: fileSize(maxFileBytes) }) : t('media.readOnly')}
    </EmptyState>
  );
}

/** Placeholder tiles at their final size while a folder is loading. */
function TileSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
        <i key={name} />
      ))}
    </div>
  );
}

/** The folder's content or the search results, or their empty, loading or error state. */
export function LibraryContent(props: Props) {
  const { library } = props;
  const { t } = useTranslation();
  const { state, store, items, position, change } = library;
  const isSlow = useDelayed(state.directory === null && state.isLoading);
  const isSearching = state.searchTerm.trim() !== '';
  if (state.hasFailed) {
    return (
      <>
        <FailureNotice title={t('media.failed.loadFolder')} onRetry={store.reload}>
          {t('list.failureHint')}
        </FailureNotice>
        <OtherScreens />
      </>
    );
  }
  if (state.directory === null) return isSlow ? <TileSkeleton /> : null;
  if (items.length === 0 && state.isLoading && isSearching) return null;
  const isFiltered = position.kind !== undefined || position.isWithoutAltText || isSearching;
  if (items.length === 0 && isFiltered) {
    const clear = () => {
      if (state.isSearchOpen) store.toggleSearch();
      change({ kind: undefined, isWithoutAltText: false });
    };
    return <NoResults onClear={clear} />;
  }
  if (items.length === 0) return <EmptyFolder library={library} />;
  const folder = state.path === '/' ? t('media.root') : baseName(state.path);
  return (
    <MediaListbox {...props} label={isSearching ? t('media.foundIn', { folder }) : t('media.contentOf', { folder })} />
  );
}
