import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { type HistorySnapshotFragment, usePageHistoryQuery } from '../generated/graphql.ts';
import { Announcer, EmptyState, FailureNotice, useDelayed, useScreenTitle } from '../shared/ui/index.ts';
import { Comparison } from './comparison.tsx';
import { HistoryBar } from './history-bar.tsx';
import type { HistoryPage } from './history-page.ts';
import classes from './history-screen.module.css';
import { RestoreModal } from './restore-modal.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import { useHistoryChoice } from './use-history-choice.ts';
import { useRestore } from './use-restore.ts';

const PAGE_ID = /^[1-9]\d{0,9}$/;
const STEP = 50;

/** What a page held at each store, at /pages/:pageID/history: to compare, and to bring back. */
export function HistoryScreen() {
  const { pageID = '' } = useParams();
  return PAGE_ID.test(pageID) ? <LoadedHistory key={pageID} pageID={Number(pageID)} /> : <UnknownPage />;
}

function LoadedHistory({ pageID }: { pageID: number }) {
  const { t } = useTranslation();
  const [pageSize, setPageSize] = useState(STEP);
  const { data, previousData, error, refetch } = usePageHistoryQuery({
    variables: { pageID, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (shown?.page && shown.pageHistory) {
    const { page, pageHistory } = shown;
    const more = pageHistory.totalItems > pageHistory.items.length ? () => setPageSize(pageSize + STEP) : undefined;
    return <History page={page} items={pageHistory.items} onMore={more} onReload={refetch} />;
  }
  if (shown) return <UnknownPage />;
  if (!error) return <LoadingHistory />;
  return (
    <main className={classes.plain}>
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
  const choice = useHistoryChoice(items);
  const restore = useRestore({ page, onConflict: onReload });
  const { pair } = choice;
  if (pair === null) {
    return (
      <main className={classes.shell}>
        <HistoryBar page={page} restored={null} onRestore={restore.ask} />
        <div className={classes.plain}>
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
      <HistoryBar page={page} restored={choice.restored} onRestore={restore.ask} />
      {restore.failure !== null && (
        <p className={classes.notice} role="alert">
          {t(`history.failures.${restore.failure}`)}
        </p>
      )}
      <SnapshotList items={items} pair={pair} onChoose={choice.choose} onMore={onMore} />
      <Comparison page={page} pair={pair} choice={choice} onRestore={restore.ask} />
      <RestoreModal restore={restore} />
      <Announcer />
    </main>
  );
}

function LoadingHistory() {
  const { t } = useTranslation();
  const isSlow = useDelayed(true);
  return (
    <main className={classes.plain} aria-busy aria-label={t('editor.load.loading')}>
      {isSlow && <Skeleton height={320} width={280} />}
    </main>
  );
}

function UnknownPage() {
  const { t } = useTranslation();
  return (
    <main className={classes.plain}>
      <EmptyState
        title={t('editor.load.unknown')}
        actions={
          <Button component={Link} to="/">
            {t('editor.load.toOverview')}
          </Button>
        }
      >
        {t('editor.load.unknownText')}
      </EmptyState>
    </main>
  );
}
