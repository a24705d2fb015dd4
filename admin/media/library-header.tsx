import type { ReactNode } from 'react';
import type { ItemActions } from './use-item-actions.ts';
import { Button, FileButton, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconFolderPlus, IconLayoutGrid, IconList, IconUpload, IconVideoPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../shared/list/index.ts';
import { SheetHeader } from '../shared/ui/index.ts';
import type { MediaView } from './content/media-position.ts';
import { nameOf } from './folders/media-path.ts';
import classes from './media-library-screen.module.css';
import { useLibrary } from './library-context.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

function ViewChoice() {
  const { t } = useTranslation();
  const { library } = useLibrary();
  const views = [
    { value: 'grid', Icon: IconLayoutGrid, label: t('media.view.grid') },
    { value: 'list', Icon: IconList, label: t('media.view.list') },
  ];
  return (
    <SegmentedControl
      className={classes.views}
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

type AdditionProps = { label: string; icon: ReactNode; onClick: () => void };

/** On a phone its icon alone, so that all of them stand in one line. */
function Addition({ label, icon: picture, onClick }: AdditionProps) {
  return (
    <Button variant="default" className={classes.addition} aria-label={label} title={label} onClick={onClick}>
      {picture}
      <span className={classes.additionLabel}>{label}</span>
    </Button>
  );
}

function Additions({ actions }: { actions: ItemActions }) {
  const { t } = useTranslation();
  const { library, uploads } = useLibrary();
  return (
    <>
      <Addition label={t('media.newFolder')} icon={<IconFolderPlus {...icon} />} onClick={actions.askFolder} />
      <Addition label={t('media.newVideo')} icon={<IconVideoPlus {...icon} />} onClick={actions.askVideo} />
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

/** Where one is and how much is there; search, view, and what adds to the folder. */
export function LibraryHeader({ actions }: { actions: ItemActions }) {
  const { t } = useTranslation();
  const { state, store } = useLibrary().library;
  const { path, directory } = state;
  const files = t('media.count', { count: directory?.files.length ?? 0 });
  const count = path === '/' ? files : `${nameOf(path)}, ${files}`;
  return (
    <SheetHeader title={t('navigation.media')} count={directory ? count : undefined}>
      <SearchBar state={state} store={store} label={t('media.search')} />
      <ViewChoice />
      {directory?.viewerCanManage ? <Additions actions={actions} /> : null}
    </SheetHeader>
  );
}
