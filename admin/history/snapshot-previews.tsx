import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import {
  type ComparedContentFragment,
  type HistorySnapshotFragment,
  useSnapshotContentQuery,
} from '../generated/graphql.ts';
import { PagePreview, type ScrollSync, useScrollSync } from '../page-editor/index.ts';
import { type ChangeMark, getBlockMarks, type PreviewMarks } from '../shared/comparison/index.ts';
import { FailureNotice, useDelayed } from '../shared/ui/index.ts';
import type { ComparedPair } from './compared-pair.ts';
import classes from './snapshot-comparison.module.css';
import type { HistoryPage } from './history-page.ts';
import type { HistorySelection } from './use-history-selection.ts';
import { useFormatSnapshotTime } from './use-format-snapshot-time.ts';

const PHONE_SCREEN = '(max-width: 699px)';
const PREVIEW_WIDTHS = { desktop: 1280, phone: 390 };
const NO_MARKS = {};

type Props = {
  page: HistoryPage;
  pair: ComparedPair<HistorySnapshotFragment>;
  selection: HistorySelection;
  comparison: ComparedContentFragment | null;
};

/** Previews of both versions, scrolled together; on phones, or if selected, only the later one. */
export function SnapshotPreviews({ page, pair, selection, comparison }: Props) {
  const { before, after } = pair;
  const sync = useScrollSync();
  const isPhone = useMediaQuery(PHONE_SCREEN, window.matchMedia(PHONE_SCREEN).matches);
  const marks = comparison ? getBlockMarks(comparison.blocks) : NO_MARKS;
  const hasFieldChanges = comparison?.fields.some(({ name }) => !name.startsWith('seo')) ?? false;
  const headMark: ChangeMark | null = hasFieldChanges ? 'changed' : null;
  const commonProps = {
    page,
    selection,
    marks,
    headMark,
    sync,
    width: isPhone ? PREVIEW_WIDTHS.phone : PREVIEW_WIDTHS.desktop,
  };
  const isSingle = before === null || selection.view === 'after' || isPhone;
  return (
    <div className={classes.pages} data-alone={isSingle || undefined}>
      {!isSingle && <SnapshotPreview key={before.id} {...commonProps} snapshot={before} side="before" />}
      <SnapshotPreview key={after.id} {...commonProps} snapshot={after} side="after" />
    </div>
  );
}

type PageProps = {
  page: HistoryPage;
  snapshot: HistorySnapshotFragment;
  side: 'before' | 'after';
  selection: HistorySelection;
  marks: PreviewMarks;
  headMark: ChangeMark | null;
  sync: ScrollSync;
  width: number;
};

function SnapshotPreview({ page, snapshot, side, selection, marks, headMark, sync, width }: PageProps) {
  const { t } = useTranslation();
  const formatTime = useFormatSnapshotTime();
  const { data, error, refetch } = useSnapshotContentQuery({ variables: { id: snapshot.id } });
  const isSlow = useDelayed(!data && !error);
  const when = formatTime(snapshot.storedAt);
  const version = t('history.version', { number: snapshot.versionNumber });
  const label = `${t(`history.roles.${side}`)}: ${version}, ${when}`;
  return (
    <div className={classes.page}>
      <p className={classes.caption}>
        <strong>{t(`history.roles.${side}`)}</strong> {version}, {when}
      </p>
      <div className="ui-fill">
        {error && (
          <FailureNotice title={t('editor.load.failed')} onRetry={() => void refetch()}>
            {t('editor.load.failedText')}
          </FailureNotice>
        )}
        {isSlow && <Skeleton height="70%" />}
        {data?.pageSnapshot && (
          <PagePreview
            label={label}
            version={data.pageSnapshot.pageVersion}
            locale={page.locale}
            width={width}
            marks={marks}
            openingMark={headMark}
            selected={selection.selectedBlock}
            onSelect={selection.selectBlock}
            sync={sync}
          />
        )}
      </div>
    </div>
  );
}
