import { useTranslation } from 'react-i18next';
import type { PublicationRequestFactsFragment } from '../../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../i18n/format-time.ts';
import { PersonMark } from '../ui/index.ts';
import classes from './request-facts.module.css';

type PersonProps = { name: string | null; deed: string; at: string };

function PersonLine({ name, deed, at }: PersonProps) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const shown = name ?? t('publication.removedUser');
  return (
    <div className={classes.person}>
      <PersonMark name={shown} size={28} />
      <p>
        <strong>{shown}</strong> {deed}{' '}
        <time className={classes.time} dateTime={at} title={fullTime(at)}>
          {timeAgo(at)}
        </time>
      </p>
    </div>
  );
}

/** Who asked for publication, when, and with which words. */
export function RequestFacts({ request }: { request: PublicationRequestFactsFragment }) {
  const { t } = useTranslation();
  const { requestedBy, requestedAt, comment } = request;
  return (
    <div className={classes.facts}>
      <PersonLine name={requestedBy?.name ?? null} deed={t('publication.asks')} at={requestedAt} />
      <p className={comment === '' ? classes.none : classes.words}>{comment || t('publication.noComment')}</p>
    </div>
  );
}

/** How a request ended, with the feedback; nothing while it is open. */
export function AnswerFacts({ request }: { request: PublicationRequestFactsFragment }) {
  const { t } = useTranslation();
  const { status, answeredBy, answeredAt, feedback } = request;
  if (status === 'OPEN' || answeredAt === null) return null;
  return (
    <div className={classes.facts}>
      <PersonLine name={answeredBy?.name ?? null} deed={t(`publication.ended.${status}`)} at={answeredAt} />
      {feedback && <p className={classes.words}>{feedback}</p>}
    </div>
  );
}
