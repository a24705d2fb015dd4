import { useTranslation } from 'react-i18next';
import type { PublicationRequestDetailsFragment } from '../../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../i18n/format-time.ts';
import { UserAvatar } from '../ui/index.ts';
import classes from './request-summary.module.css';

type PersonProps = { name: string | null; action: string; at: string };

function PersonLine({ name, action, at }: PersonProps) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const displayName = name ?? t('publication.removedUser');
  return (
    <div className={classes.person}>
      <UserAvatar name={displayName} size={28} />
      <p>
        <strong>{displayName}</strong> {action}{' '}
        <time className={classes.time} dateTime={at} title={fullTime(at)}>
          {timeAgo(at)}
        </time>
      </p>
    </div>
  );
}

/** Who requested publication, when, and with what comment. */
export function RequestSummary({ request }: { request: PublicationRequestDetailsFragment }) {
  const { t } = useTranslation();
  const { requestedBy, requestedAt, comment } = request;
  return (
    <div className="ui-grid ui-gap-10">
      <PersonLine name={requestedBy?.name ?? null} action={t('publication.asks')} at={requestedAt} />
      <p className={comment === '' ? classes.noComment : classes.comment}>{comment || t('publication.noComment')}</p>
    </div>
  );
}

/** The decision on a request and its feedback; hidden while the request is open. */
export function DecisionSummary({ request }: { request: PublicationRequestDetailsFragment }) {
  const { t } = useTranslation();
  const { status, answeredBy, answeredAt, feedback } = request;
  if (status === 'OPEN' || answeredAt === null) return null;
  return (
    <div className="ui-grid ui-gap-10">
      <PersonLine name={answeredBy?.name ?? null} action={t(`publication.ended.${status}`)} at={answeredAt} />
      {feedback && <p className={classes.comment}>{feedback}</p>}
    </div>
  );
}
