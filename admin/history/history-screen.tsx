import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { type HistorySnapshotFragment, usePageHistoryQuery } from '../generated/graphql.ts';
import { Announcer, EmptyState, FailureNotice, UnknownPage, useDelayed, useScreenTitle } from '../shared/ui/index.ts';
import { SnapshotComparison } from './snapshot-comparison.tsx';
import { HistoryBar } from './history-bar.tsx';
import type { HistoryPage } from './history-page.ts';
import classes from './history-screen.module.css';
import { RestoreSnapshotModal } from './restore-snapshot-modal.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import { useHistorySelection } from './use-history-selection.ts';
import { useSnapshotRestore } from './use-snapshot-restore.ts';

const PAGE_ID = /^[1-9]\d{0,9}$/;
const SNAPSHOTS_PER_STEP = 50;

/** Saved versions of a page at /pages/:pageID/history, to compare and restore. */
export function HistoryScreen() {
  const { pageID = '' } = useParams();
  return PAGE_ID.test(pageID) ? (
    <HistoryLoader key={pageID} pageID={Number(pageID)} />
  ) : (
    <UnknownPage className={classes.message} />
  );
}

function HistoryLoader({ pageID }: { pageID: number }) {
  const { t } = useTranslation();
  const [pageSize, setPageSize] = useState(SNAPSHOTS_PER_STEP);
  const { data, previousData, error, refetch } = usePageHistoryQuery({
    variables: { pageID, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const loaded = data ?? previousData;
  if (loaded?.page && loaded.pageHistory) {
    const { page, pageHistory } = loaded;
    const loadMore =
      pageHistory.totalItems > pageHistory.items.length ? () => setPageSize(pageSize + SNAPSHOTS_PER_STEP) : undefined;
    return <History page={page} items={pageHistory.items} onMore={loadMore} onReload={refetch} />;
  }
  if (loaded) return <UnknownPage className={classes.message} />;
  if (!error) return <LoadingHistory />;
  return (
    <main className={classes.message}>
      <FailureNotice title={t('history.failed')} onRetry={() => void refetch()}>
        {t('editor.load.failedText')}
      </FailureNotice>
    </main>
  );
}

type Props = {
  page: HistoryPage;
  items: readonly HistorySnapshotFragment[];
  onMore: (() => void) | undefined;
  onReload: () => Promise<unknown>;
};

function History({ page, items, onMore, onReload }: Props) {
  const { t } = useTranslation();
  useScreenTitle(t('history.screenTitle', { title: page.title }));
  const selection = useHistorySelection(items);
  const restore = useSnapshotRestore({ page, onConflict: onReload });
  const { pair } = selection;
  if (pair === null) {
    return (
      <main className={classes.shell}>
        <HistoryBar page={page} restoreSource={null} onRestore={restore.requestRestore} />
        <div className={classes.message}>
          <EmptyState
            title={t('history.empty')}
            actions={
              <Button component={Link} to={`/pages/${page.id}`}>
                {t('history.toEditor')}
              </Button>
            }
          >
            {t('history.emptyText')}
          </EmptyState>
        </div>
      </main>
    );
  }
  return (
    <main className={classes.shell} aria-label={t('history.screenTitle', { title: page.title })}>
      <HistoryBar page={page} restoreSource={selection.restoreSource} onRestore={restore.requestRestore} />
      {restore.failure !== null && (
        <p className={classes.notice} role="alert">
          {t(`history.failures.${restore.failure}`)}
        </p>
      )}
      <SnapshotList items={items} pair={pair} onChoose={selection.selectPair} onMore={onMore} />
      <SnapshotComparison page={page} pair={pair} selection={selection} onRestore={restore.requestRestore} />
      <RestoreSnapshotModal restore={restore} />
      <Announcer />
    </main>
  );
}

function LoadingHistory() {
  const { t } = useTranslation();
  const isSlow = useDelayed(true);
  return (
    <main className={classes.message} aria-busy aria-label={t('editor.load.loading')}>
      {isSlow && <Skeleton height={320} width={280} />}
    </main>
  );
}
