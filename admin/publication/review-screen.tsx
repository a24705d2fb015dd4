import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useReviewQueueQuery } from '../generated/graphql.ts';
import { useFreshErrors } from '../shared/errors/index.ts';
import { Announcer, EmptyState, FailureNotice, useDelayed, useScreenTitle } from '../shared/ui/index.ts';
import { requestsPath } from './publication-tabs.tsx';
import { findQueuePlace } from './queue-place.ts';
import { ReviewDesk } from './review-desk.tsx';
import classes from './review.module.css';
import { useReview } from './use-review.ts';

const VERSION_ID = /^[1-9]\d{0,9}$/;
/** More than this nobody counts through; the place is told among these. */
const QUEUE_SIZE = 200;

/** The review of /publication-requests/:pageVersionID: before, after, and the answer. */
export function ReviewScreen() {
  const { pageVersionID = '' } = useParams();
  if (!VERSION_ID.test(pageVersionID)) return <UnknownRequest />;
  return <LoadedReview key={pageVersionID} pageVersionID={Number(pageVersionID)} />;
}

function LoadedReview({ pageVersionID }: { pageVersionID: number }) {
  const { t } = useTranslation();
  const { state, reload, refresh } = useReview(pageVersionID);
  const queue = useReviewQueueQuery({ variables: { pageSize: QUEUE_SIZE }, fetchPolicy: 'cache-and-network' });
  useFreshErrors('publication-requests');
  if (state.status === 'loading') return <LoadingReview />;
  if (state.status === 'unknown') return <UnknownRequest />;
  if (state.status === 'failed') {
    return (
      <main className={classes.plain}>
        <h1 className={classes.unseen}>{t('navigation.publicationRequests')}</h1>
        <FailureNotice title={t('review.failed')} onRetry={reload}>
          {t('review.failedText')}
        </FailureNotice>
      </main>
    );
  }
  const { items = [], totalItems = 0 } = queue.data?.publicationRequests ?? {};
  const place = findQueuePlace(
    items.map((item) => item.pageVersionID),
    totalItems,
    pageVersionID,
  );
  return (
    <ReviewDesk
      review={state.review}
      place={place}
      onAnswered={async () => {
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
    <main className={classes.plain}>
      <h1 className={classes.unseen}>{t('navigation.publicationRequests')}</h1>
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
