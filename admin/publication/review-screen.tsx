import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useReviewQueueQuery } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { Announcer, EmptyState, FailureNotice, useDelayed, useScreenTitle } from '../shared/ui/index.ts';
import { requestsPath } from './publication-tabs.tsx';
import { findQueuePosition } from './queue-position.ts';
import { ReviewLayout } from './review-layout.tsx';
import classes from './review.module.css';
import { useReview } from './use-review.ts';

const VERSION_ID = /^[1-9]\d{0,9}$/;
/** Maximum number of requests loaded to determine the position. */
const MAX_QUEUE_SIZE = 200;

/** Review at /publication-requests/:pageVersionID: comparison and decision. */
export function ReviewScreen() {
  const { pageVersionID = '' } = useParams();
  if (!VERSION_ID.test(pageVersionID)) return <UnknownRequest />;
  return <ReviewLoader key={pageVersionID} pageVersionID={Number(pageVersionID)} />;
}

function ReviewLoader({ pageVersionID }: { pageVersionID: number }) {
  const { t } = useTranslation();
  const { state, reload, refresh } = useReview(pageVersionID);
  const queue = useReviewQueueQuery({ variables: { pageSize: MAX_QUEUE_SIZE }, fetchPolicy: 'cache-and-network' });
  useClearedErrors('publication-requests');
  if (state.status === 'loading') return <LoadingReview />;
  if (state.status === 'unknown') return <UnknownRequest />;
  if (state.status === 'failed') {
    return (
      <main className={classes.message}>
        <h1 className="ui-hidden">{t('navigation.publicationRequests')}</h1>
        <FailureNotice title={t('review.failed')} onRetry={reload}>
          {t('review.failedText')}
        </FailureNotice>
      </main>
    );
  }
  const { items = [], totalItems = 0 } = queue.data?.publicationRequests ?? {};
  const queuePosition = findQueuePosition(
    items.map((item) => item.pageVersionID),
    totalItems,
    pageVersionID,
  );
  return (
    <ReviewLayout
      review={state.review}
      queuePosition={queuePosition}
      onDecided={async () => {
        await Promise.all([refresh(), queue.refetch()]);
      }}
    />
  );
}

function LoadingReview() {
  const { t } = useTranslation();
  const isSlow = useDelayed(true);
  return (
    <main className={classes.loading} aria-busy aria-label={t('review.loading')}>
      {isSlow && (
        <>
          <Skeleton height={20} width={320} />
          <div className={classes.loadingPages}>
            <Skeleton height="100%" />
            <Skeleton height="100%" />
          </div>
        </>
      )}
    </main>
  );
}

function UnknownRequest() {
  const { t } = useTranslation();
  useScreenTitle(t('review.unknown'));
  return (
    <main className={classes.message}>
      <h1 className="ui-hidden">{t('navigation.publicationRequests')}</h1>
      <EmptyState
        title={t('review.unknown')}
        actions={
          <Button component={Link} to={requestsPath}>
            {t('review.toRequests')}
          </Button>
        }
      >
        {t('review.unknownText')}
      </EmptyState>
      <Announcer />
    </main>
  );
}
