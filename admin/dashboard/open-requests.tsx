import type { DashboardRequestFragment } from '../generated/graphql.ts';
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocaleFlag } from '../shared/ui/index.ts';
import classes from './dashboard-rows.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection, DashboardTime } from './dashboard-section.tsx';

/** The requests screen lists all of them. */
const maxRequests = 6;

type RowProps = { request: DashboardRequestFragment; isFirst: boolean };

/** The oldest request has the screen's primary action. */
function RequestRow({ request, isFirst }: RowProps) {
  const { t } = useTranslation();
  const { title, page, pageVersionID, requestedBy, requestedAt } = request;
  const path = `/publication-requests/${pageVersionID}`;
  return (
    <DashboardRow>
      <LocaleFlag locale={page.locale} />
      <Link className={classes.title} to={path}>
        {title}
      </Link>
      <span className={classes.side}>{requestedBy?.name ?? t('pages.removedUser')}</span>
      <DashboardTime iso={requestedAt} />
      {isFirst ? (
        <Button component={Link} to={path} size="xs" aria-label={t('dashboard.review', { title })}>
          {t('editor.publication.review')}
        </Button>
      ) : null}
    </DashboardRow>
  );
}

type Props = {
  /** Requests that the user may decide on, oldest first; undefined until they are loaded. */
  requests: readonly DashboardRequestFragment[] | undefined;
  /** Whether there are open requests at all, including those that others decide on. */
  hasAny: boolean;
  hasFailed: boolean;
};

/** Publication requests that the user may decide on. */
export function OpenRequests({ requests, hasAny, hasFailed }: Props) {
  const { t } = useTranslation();
  return (
    <DashboardSection
      title={t('dashboard.requests')}
      count={requests?.length}
      action={
        hasAny ? (
          <Anchor component={Link} to="/publication-requests">
            {t('dashboard.allRequests')}
          </Anchor>
        ) : null
      }
    >
      {hasFailed ? <DashboardNote>{t('dashboard.failedRequests')}</DashboardNote> : null}
      {requests?.length === 0 ? <DashboardNote>{t('dashboard.noRequests')}</DashboardNote> : null}
      <DashboardRows>
        {requests?.slice(0, maxRequests).map((request, index) => (
          <RequestRow key={request.id} request={request} isFirst={index === 0} />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}
