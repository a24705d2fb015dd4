import type { MediaFileFragment } from '../../generated/graphql.ts';
import { Button, FileButton, Modal, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilePlacementsQuery } from '../../generated/graphql.ts';
import { ErrorList, useClearedErrors } from '../../shared/errors/index.ts';
import { Pagination } from '../../shared/list/index.ts';
import { announce, ModalFooter, useReturnFocus } from '../../shared/ui/index.ts';
import { isImageFile } from '../content/filter-and-sort-media.ts';
import { useFileSize } from '../../shared/i18n/file-size.ts';
import { useLibraryContext } from '../library/library-context.ts';
import { PlacementRow } from './placement-row.tsx';
import classes from './replace-file-modal.module.css';
import { type FileReplacement, useFileReplacement } from './use-file-replacement.ts';

type Props = { file: MediaFileFragment; onClose: () => void };

/** More places are hard to compare at once. */
const pageSize = 10;

function ChosenFile({ replacement }: { replacement: FileReplacement }) {
  const { t } = useTranslation();
  const fileSize = useFileSize();
  const { chosen, image, choose } = replacement;
  return (
    <div className={classes.chosen}>
      <FileButton onChange={(file) => file && choose(file)} inputProps={{ 'aria-hidden': true, tabIndex: -1 }}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            data-autofocus
            leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
          >
            {chosen ? t('media.replace.chooseOther') : t('media.replace.choose')}
          </Button>
        )}
      </FileButton>
      {chosen ? (
        <span className="ui-weight-560 ui-break">
          {chosen.name}, {image ? `${image.width} × ${image.height}, ` : ''}
          {fileSize(chosen.size)}
        </span>
      ) : null}
    </div>
  );
}

function PlacementList({ file, image }: { file: MediaFileFragment; image: ImageBitmap | null }) {
  const { t } = useTranslation();
  const [pageIndex, setPageIndex] = useState(0);
  const { data, previousData } = useFilePlacementsQuery({
    variables: { fileID: file.id, pageIndex, pageSize },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.filePlacements;
  if (list === undefined) return null;
  if (list.totalItems === 0) return <p className="ui-dim">{t('media.usedOn.none')}</p>;
  return (
    <section aria-label={t('media.replace.placements', { count: list.totalItems })}>
      <div className={classes.headings}>
        <h3 className={classes.heading}>{t('media.replace.placements', { count: list.totalItems })}</h3>
        {isImageFile(file) ? (
          <>
            <span className={classes.heading}>{t('media.replace.before')}</span>
            <span className={classes.heading}>{t('media.replace.after')}</span>
          </>
        ) : null}
      </div>
      <ul>
        {list.items.map((placement) => (
          <PlacementRow
            key={`${placement.pageID} ${placement.group} ${placement.field} ${JSON.stringify(placement.cropParams)}`}
            placement={placement}
            file={file}
            image={image}
          />
        ))}
      </ul>
      <Pagination pageCount={Math.ceil(list.totalItems / pageSize)} activeIndex={pageIndex} onChange={setPageIndex} />
    </section>
  );
}

/** Replaces a file's content; shows every place that uses it before and after. */
export function ReplaceFileModal({ file, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { library } = useLibraryContext();
  const replacement = useFileReplacement(file);
  const { chosen, image, progress, outcome, send } = replacement;
  const hasFailed = outcome === 'refused' || outcome === 'failed';
  useClearedErrors('media');

  async function replace() {
    if ((await send()) !== 'done') return;
    announce(t('media.replace.done', { name: file.fileName }));
    library.store.reload();
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('media.replace.title', { name: file.fileName })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.content}>
        <p className="ui-dim">{t('media.replace.intro')}</p>
        <ChosenFile replacement={replacement} />
        {progress === null ? null : <Progress value={progress * 100} aria-label={t('media.replace.sending')} />}
        <ErrorList collection="media" title={hasFailed ? t('media.failed.upload') : undefined} />
        <PlacementList file={file} image={image} />
      </div>
      <ModalFooter note={chosen ? '' : t('media.replace.chooseFirst')}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={chosen === null} loading={progress !== null} onClick={() => void replace()}>
          {t('media.replace.confirm')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
