import type { ReactNode } from 'react';
import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import { Button, FileButton, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconFolderPlus, IconLayoutGrid, IconList, IconUpload, IconVideoPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../shared/list/index.ts';
import { ScreenHeader } from '../../shared/ui/index.ts';
import type { MediaView } from '../content/media-position.ts';
import { baseName } from '../items/media-path.ts';
import classes from './media-library-screen.module.css';
import { useLibraryContext } from '../library/library-context.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

function ViewSwitch() {
  const { t } = useTranslation();
  const { library } = useLibraryContext();
  const views = [
    { value: 'grid', Icon: IconLayoutGrid, label: t('media.view.grid') },
    { value: 'list', Icon: IconList, label: t('media.view.list') },
  ];
  return (
    <SegmentedControl
      aria-label={t('media.view.title')}
      value={library.position.view}
      onChange={(view) => library.change({ view: view as MediaView })}
      data={views.map(({ value, Icon, label }) => ({
        value,
        label: (
          <span className={classes.view} title={label}>
            <Icon {...icon} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}

type AddButtonProps = { label: string; icon: ReactNode; onClick: () => void };

/** Shows only the icon on phones, so that all buttons fit on one line. */
function AddButton({ label, icon: iconNode, onClick }: AddButtonProps) {
  return (
    <Button variant="default" className={classes.addButton} aria-label={label} title={label} onClick={onClick}>
      {iconNode}
      <span className={classes.addButtonLabel}>{label}</span>
    </Button>
  );
}

function AddButtons({ actions }: { actions: LibraryDialogControls }) {
  const { t } = useTranslation();
  const { library, uploads } = useLibraryContext();
  return (
    <>
      <AddButton label={t('media.newFolder')} icon={<IconFolderPlus {...icon} />} onClick={actions.openNewFolder} />
      <AddButton label={t('media.newVideo')} icon={<IconVideoPlus {...icon} />} onClick={actions.openNewVideo} />
      <FileButton
        multiple
        onChange={(files) => uploads.add(files, library.state.path)}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        {(props) => (
          <Button {...props} leftSection={<IconUpload {...icon} />}>
            {t('media.upload.action')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

/** Breadcrumb and count, search, view options, and buttons to add folders and files. */
export function LibraryHeader({ actions }: { actions: LibraryDialogControls }) {
  const { t } = useTranslation();
  const { state, store } = useLibraryContext().library;
  const { path, directory } = state;
  const files = t('media.count', { count: directory?.files.length ?? 0 });
  const count = path === '/' ? files : `${baseName(path)}, ${files}`;
  return (
    <ScreenHeader title={t('navigation.media')} count={directory ? count : undefined}>
      <SearchBar list={{ ...state, ...store }} label={t('media.search')} />
      <ViewSwitch />
      {directory?.viewerCanManage ? <AddButtons actions={actions} /> : null}
    </ScreenHeader>
  );
}
