import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  DecisionSummary,
  DecisionForm,
  type DecisionKind,
  RequestSummary,
  usePublicationDecision,
} from '../shared/publication/index.ts';
import type { ChangeEntry } from './change-entries.ts';
import { ChangeList } from './change-list.tsx';
import { requestsPath } from './publication-tabs.tsx';
import type { QueuePosition } from './queue-position.ts';
import { ReviewChecks } from './review-checks.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

type Props = {
  review: Review;
  queuePosition: QueuePosition;
  entries: readonly ChangeEntry[];
  selected: string | null;
  onSelect: (key: string) => void;
  onDecided: (kind: DecisionKind) => Promise<void>;
};

/** Requester, changes, checks and decision form. */
export function ReviewPanel({ review, queuePosition, entries, selected, onSelect, onDecided }: Props) {
  const { t } = useTranslation();
  const { request } = review;
  const decision = usePublicationDecision({ pageID: request.page.id, pageVersionID: request.pageVersionID });
  const isOpen = request.status === 'OPEN';
  return (
    <aside className={classes.panel} aria-label={t('review.panel')}>
      <div className="ui-fill ui-scroll">
        <div className={classes.section}>
          <RequestSummary request={request} />
        </div>
        <div className={classes.section}>
          <h2 className={classes.sectionTitle}>{t('review.changesTitle')}</h2>
          <ChangeList
            entries={entries}
            pageType={review.after.pageType.type}
            isNew={review.before === null}
            selected={selected}
            onSelect={onSelect}
          />
        </div>
        {isOpen && (
          <div className={classes.section}>
            <ReviewChecks review={review} />
          </div>
        )}
      </div>
      <div className={classes.decision}>
        {!isOpen && <DecidedRequest review={review} queuePosition={queuePosition} />}
        {isOpen && request.viewerCanAnswer && (
          <DecisionForm
            decision={decision}
            requester={request.requestedBy?.name ?? null}
            onDecided={(kind) => void onDecided(kind)}
          />
        )}
        {isOpen && !request.viewerCanAnswer && <p className="ui-small ui-dim">{t('review.cannotDecide')}</p>}
      </div>
    </aside>
  );
}

/** How the request ended, and a link to the next one. */
function DecidedRequest({ review: { request }, queuePosition }: Pick<Props, 'review' | 'queuePosition'>) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button was removed and the focus with it, so move the focus here.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <div className={classes.decided} ref={ref} tabIndex={-1}>
      <DecisionSummary request={request} />
      {queuePosition.next === null ? (
        <Button component={Link} to={requestsPath} fullWidth size="md">
          {t('review.toRequests')}
        </Button>
      ) : (
        <Button component={Link} to={`${requestsPath}/${queuePosition.next}`} fullWidth size="md">
          {t('review.next')}
        </Button>
      )}
      <Button component={Link} to={`/pages/${request.page.id}`} variant="default" fullWidth>
        {t('review.toEditor')}
      </Button>
    </div>
  );
}
