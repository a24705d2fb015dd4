import { Button } from '@mantine/core';
import { IconCalendarClock, IconMessage, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedPublicationFragment, PublicationRequestDetailsFragment } from '../../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../../shared/i18n/format-time.ts';
import { useScheduledTime } from '../../shared/publication/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { PublicationActions } from '../saving/use-publication-actions.ts';
import classes from './bar.module.css';
import { findOpenRequest } from './find-open-request.ts';
import type { PublicationControls } from './use-publication-controls.ts';

/** Longer texts are collapsed to this many characters. */
const EXCERPT_LENGTH = 140;

/** Banners about the page's publication: an open request, a rejection, and scheduled publications. */
export function PublicationBanners({ controls }: { controls: PublicationControls }) {
  const { page } = usePageEditor();
  const request = findOpenRequest(page);
  return (
    <>
      {request && <RequestBanner request={request} controls={controls} />}
      {page.rejectedRequest && <RejectionBanner request={page.rejectedRequest} />}
      {page.scheduledPublications.map((plan) => (
        <ScheduleBanner key={plan.id} plan={plan} publication={controls.publication} />
      ))}
    </>
  );
}

type BannerProps = { icon: ReactNode; children: ReactNode; actions?: ReactNode };

function Banner({ icon, children, actions }: BannerProps) {
  return (
    <div className={classes.banner}>
      {icon}
      <div className={classes.bannerText}>{children}</div>
      {actions}
    </div>
  );
}

function RelativeTime({ at }: { at: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time dateTime={at} title={fullTime(at)} className="ui-dim">
      {timeAgo(at)}
    </time>
  );
}

/** A quoted comment, collapsed if it is long. */
function ExpandableText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > EXCERPT_LENGTH || text.includes('\n');
  const short = `${text.slice(0, EXCERPT_LENGTH).split('\n')[0]}…`;
  return (
    <span className={classes.quote}>
      “{isLong && !isOpen ? short : text}”{' '}
      {isLong && (
        <button
          type="button"
          className="ui-underline ui-text"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'editor.publication.less' : 'editor.publication.more')}
        </button>
      )}
    </span>
  );
}

function RequestBanner({
  request,
  controls,
}: {
  request: PublicationRequestDetailsFragment;
  controls: PublicationControls;
}) {
  const { t } = useTranslation();
  const { page, dispatch } = usePageEditor();
  const name = request.requestedBy?.name ?? t('publication.removedUser');
  const isOutdated = controls.isUnsaved || request.pageVersionID !== page.pageVersionID;
  const isRevoking = controls.publication.busy === 'revoke';
  const actions = (
    <span className={classes.bannerActions}>
      {request.viewerCanRevoke && (
        <Button size="xs" variant="default" loading={isRevoking} onClick={() => controls.start('revoke')}>
          {controls.labelOf('revoke')}
        </Button>
      )}
      {request.viewerCanAnswer && (
        <Button size="xs" variant="default" onClick={() => dispatch({ type: 'open', activity: 'AcceptRequest' })}>
          {t('editor.publication.decide')}
        </Button>
      )}
    </span>
  );
  return (
    <Banner icon={<IconSend size={17} stroke={1.6} aria-hidden />} actions={actions}>
      <strong>{name}</strong> {t('publication.asks')} <RelativeTime at={request.requestedAt} />
      <ExpandableText text={request.comment} />
      {isOutdated && <span className={classes.outdated}>{t('editor.publication.isOutdated')}</span>}
    </Banner>
  );
}

function RejectionBanner({ request }: { request: PublicationRequestDetailsFragment }) {
  const { t } = useTranslation();
  const { answeredBy, answeredAt, feedback } = request;
  return (
    <Banner icon={<IconMessage size={17} stroke={1.6} aria-hidden />}>
      <strong>{answeredBy?.name ?? t('publication.removedUser')}</strong> {t('publication.ended.REJECTED')}{' '}
      {answeredAt && <RelativeTime at={answeredAt} />}
      <ExpandableText text={feedback ?? ''} />
    </Banner>
  );
}

function ScheduleBanner({ plan, publication }: { plan: PlannedPublicationFragment; publication: PublicationActions }) {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  const scheduledTime = useScheduledTime();
  const { id, action, at, pageVersionID, scheduledBy, viewerCanCancel } = plan;
  const isOlder = pageVersionID !== null && pageVersionID !== page.pageVersionID;
  const cancel = async () => {
    if (await publication.perform({ kind: 'cancel', id })) announce(t('editor.announcements.cancelled'));
  };
  const actions = viewerCanCancel && (
    <Button size="xs" variant="default" loading={publication.busy === 'cancel'} onClick={() => void cancel()}>
      {t('editor.schedule.cancel')}
    </Button>
  );
  return (
    <Banner icon={<IconCalendarClock size={17} stroke={1.6} aria-hidden />} actions={actions}>
      <strong>{t(`editor.schedule.planned.${action}`, { when: scheduledTime(at) })}</strong>{' '}
      <span className="ui-dim">
        {t('editor.schedule.by', { name: scheduledBy?.name ?? t('publication.removedUser') })}
      </span>
      {isOlder && <span className={classes.outdated}>{t('editor.schedule.isOlder')}</span>}
    </Banner>
  );
}
