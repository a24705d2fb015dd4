import type { DashboardRequestFragment } from '../generated/graphql.ts';
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Flag } from '../shared/ui/index.ts';
import classes from './dashboard-pages.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection, RowTime } from './dashboard-section.tsx';

/** How many are shown; all of them stand on their own screen. */
const shown = 6;

type RowProps = { request: DashboardRequestFragment; isFirst: boolean };

/** The one that waits longest has the screen's main action. */
function RequestRow({ request, isFirst }: RowProps) {
  const { t } = useTranslation();
  const { title, page, pageVersionID, requestedBy, requestedAt } = request;
  const path = `/publication-requests/${pageVersionID}`;
  return (
    <DashboardRow>
      <Flag locale={page.locale} />
      <Link className={classes.title} to={path}>
        {title}
      </Link>
      <span className={classes.side}>{requestedBy?.name ?? t('pages.removedUser')}</span>
      <RowTime iso={requestedAt} />
      {isFirst ? (
        <Button component={Link} to={path} size="xs" aria-label={t('dashboard.review', { title })}>
          {t('editor.publication.review')}
        </Button>
      ) : null}
    </DashboardRow>
  );
}

type Props = {
  /** Those that the viewer may decide about, the one that waits longest first; undefined until they are loaded. */
  requests: readonly DashboardRequestFragment[] | undefined;
  /** Whether there are any, others' decisions included. */
  hasAny: boolean;
  hasFailed: boolean;
};

/** Publication requests that wait for the viewer's decision. */
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
        {requests?.slice(0, shown).map((request, index) => (
          <RequestRow key={request.id} request={request} isFirst={index === 0} />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}
