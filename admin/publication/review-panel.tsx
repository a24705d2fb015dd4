import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnswerFacts, AnswerForm, type AnswerKind, RequestFacts, useAnswer } from '../shared/publication/index.ts';
import type { ChangeEntry } from './change-entries.ts';
import { ChangeEntries } from './change-list.tsx';
import { requestsPath } from './publication-tabs.tsx';
import type { QueuePlace } from './queue-place.ts';
import { ReviewChecks } from './review-checks.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

type Props = {
  review: Review;
  place: QueuePlace;
  entries: readonly ChangeEntry[];
  selected: string | null;
  onSelect: (key: string) => void;
  onAnswered: (kind: AnswerKind) => Promise<void>;
};

/** Who asks, what changes, what the checks say, and the answer. */
export function ReviewPanel({ review, place, entries, selected, onSelect, onAnswered }: Props) {
  const { t } = useTranslation();
  const { request } = review;
  const answering = useAnswer({ pageID: request.page.id, pageVersionID: request.pageVersionID });
  const isOpen = request.status === 'OPEN';
  return (
    <aside className={classes.panel} aria-label={t('review.panel')}>
      <div className={classes.about}>
        <div className={classes.part}>
          <RequestFacts request={request} />
        </div>
        <div className={classes.part}>
          <h2 className={classes.partTitle}>{t('review.changesTitle')}</h2>
          <ChangeEntries
            entries={entries}
            pageType={review.after.pageType.type}
            isNew={review.before === null}
            selected={selected}
            onSelect={onSelect}
          />
        </div>
        {isOpen && (
          <div className={classes.part}>
            <ReviewChecks review={review} />
          </div>
        )}
      </div>
      <div className={classes.answer}>
        {!isOpen && <Answered review={review} place={place} />}
        {isOpen && request.viewerCanAnswer && (
          <AnswerForm
            answering={answering}
            requester={request.requestedBy?.name ?? null}
            onAnswered={(kind) => void onAnswered(kind)}
          />
        )}
        {isOpen && !request.viewerCanAnswer && <p className={classes.note}>{t('review.mayNotAnswer')}</p>}
      </div>
    </aside>
  );
}

/** How the request ended, and what comes next. */
function Answered({ review: { request }, place }: Pick<Props, 'review' | 'place'>) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <div className={classes.answered} ref={ref} tabIndex={-1}>
      <AnswerFacts request={request} />
      {place.next === null ? (
        <Button component={Link} to={requestsPath} fullWidth size="md">
          {t('review.toRequests')}
        </Button>
      ) : (
        <Button component={Link} to={`${requestsPath}/${place.next}`} fullWidth size="md">
          {t('review.next')}
        </Button>
      )}
      <Button component={Link} to={`/pages/${request.page.id}`} variant="default" fullWidth>
        {t('review.toEditor')}
      </Button>
    </div>
  );
}
