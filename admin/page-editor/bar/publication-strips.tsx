import { Button } from '@mantine/core';
import { IconCalendarClock, IconMessage, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationFragment, PublicationRequestFactsFragment } from '../../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../../shared/i18n/format-time.ts';
import { usePlannedTime } from '../../shared/publication/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { Publication } from '../saving/use-publication.ts';
import classes from './bar.module.css';
import { openRequestOf } from './open-request.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

/** More than this is cut off until it is asked for; characters. */
const SHORT_WORDS = 140;

/** What is going on with the page's publication: a request, its rejection, what is planned. */
export function PublicationStrips({ desk }: { desk: PublicationDesk }) {
  const { page } = useEditor();
  const request = openRequestOf(page);
  return (
    <>
      {request && <RequestStrip request={request} desk={desk} />}
      {page.rejectedRequest && <RejectionStrip request={page.rejectedRequest} />}
      {page.scheduledPublications.map((plan) => (
        <PlanStrip key={plan.id} plan={plan} publication={desk.publication} />
      ))}
    </>
  );
}

type StripProps = { icon: ReactNode; children: ReactNode; actions?: ReactNode };

function Strip({ icon, children, actions }: StripProps) {
  return (
    <div className={classes.strip}>
      {icon}
      <div className={classes.stripText}>{children}</div>
      {actions}
    </div>
  );
}

function When({ at }: { at: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time dateTime={at} title={fullTime(at)} className={classes.when}>
      {timeAgo(at)}
    </time>
  );
}

/** Somebody's words, short at first. */
function Words({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > SHORT_WORDS || text.includes('\n');
  const short = `${text.slice(0, SHORT_WORDS).split('\n')[0]}…`;
  return (
    <span className={classes.said}>
      “{isLong && !isOpen ? short : text}”{' '}
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'editor.publication.less' : 'editor.publication.more')}
        </button>
      )}
    </span>
  );
}

function RequestStrip({ request, desk }: { request: PublicationRequestFactsFragment; desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { page, act } = useEditor();
  const name = request.requestedBy?.name ?? t('publication.removedUser');
  const isOutdated = desk.isUnsaved || request.pageVersionID !== page.pageVersionID;
  const isRevoking = desk.publication.busy === 'revoke';
  const actions = (
    <span className={classes.stripActions}>
      {request.viewerCanRevoke && (
        <Button size="xs" variant="default" loading={isRevoking} onClick={() => desk.start('revoke')}>
          {desk.nameOf('revoke')}
        </Button>
      )}
      {request.viewerCanAnswer && (
        <Button size="xs" variant="default" onClick={() => act({ type: 'open', activity: 'AcceptRequest' })}>
          {t('editor.publication.answer')}
        </Button>
      )}
    </span>
  );
  return (
    <Strip icon={<IconSend size={17} stroke={1.6} aria-hidden />} actions={actions}>
      <strong>{name}</strong> {t('publication.asks')} <When at={request.requestedAt} />
      <Words text={request.comment} />
      {isOutdated && <span className={classes.outdated}>{t('editor.publication.isOutdated')}</span>}
    </Strip>
  );
}

function RejectionStrip({ request }: { request: PublicationRequestFactsFragment }) {
  const { t } = useTranslation();
  const { answeredBy, answeredAt, feedback } = request;
  return (
    <Strip icon={<IconMessage size={17} stroke={1.6} aria-hidden />}>
      <strong>{answeredBy?.name ?? t('publication.removedUser')}</strong> {t('publication.ended.REJECTED')}{' '}
      {answeredAt && <When at={answeredAt} />}
      <Words text={feedback ?? ''} />
    </Strip>
  );
}

function PlanStrip({ plan, publication }: { plan: PlannedPublicationFragment; publication: Publication }) {
  const { t } = useTranslation();
  const { page } = useEditor();
  const plannedTime = usePlannedTime();
  const { id, action, at, pageVersionID, scheduledBy, viewerCanCancel } = plan;
  const isOlder = pageVersionID !== null && pageVersionID !== page.pageVersionID;
  const cancel = async () => {
    if (await publication.perform({ kind: 'cancel', id })) announce(t('editor.said.cancelled'));
  };
  const actions = viewerCanCancel && (
    <Button size="xs" variant="default" loading={publication.busy === 'cancel'} onClick={() => void cancel()}>
      {t('editor.schedule.cancel')}
    </Button>
  );
  return (
    <Strip icon={<IconCalendarClock size={17} stroke={1.6} aria-hidden />} actions={actions}>
      <strong>{t(`editor.schedule.planned.${action}`, { when: plannedTime(at) })}</strong>{' '}
      <span className={classes.when}>
        {t('editor.schedule.by', { name: scheduledBy?.name ?? t('publication.removedUser') })}
      </span>
      {isOlder && <span className={classes.outdated}>{t('editor.schedule.isOlder')}</span>}
    </Strip>
  );
}
