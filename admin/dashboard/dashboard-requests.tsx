import type { DashboardRequestFragment } from '../generated/graphql.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenRequestsQuery } from '../generated/graphql.ts';
import { Flag } from '../shared/ui/index.ts';
import classes from './dashboard-pages.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection, RowTime } from './dashboard-section.tsx';

/** How many are shown; all of them stand on their own screen. */
const shown = 6;

function RequestRow({ request }: { request: DashboardRequestFragment }) {
  const { t } = useTranslation();
  const { title, page, pageVersionID, requestedBy, requestedAt } = request;
  return (
    <DashboardRow>
      <Flag locale={page.locale} />
      <Link className={classes.title} to={`/publication-requests/${pageVersionID}`}>
        {title}
      </Link>
      <span className={classes.side}>{requestedBy?.name ?? t('pages.removedUser')}</span>
      <RowTime iso={requestedAt} />
    </DashboardRow>
  );
}

/** Requests that oneself may answer, those that wait longest first. */
export function OpenRequests() {
  const { t } = useTranslation();
  const { data, error } = useOpenRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const requests = data?.publicationRequests;
  const own = requests?.items.filter(({ viewerCanAnswer }) => viewerCanAnswer);
  return (
    <DashboardSection
      title={t('dashboard.requests')}
      count={own?.length}
      action={
        requests !== undefined && requests.totalItems > 0 ? (
          <Anchor component={Link} to="/publication-requests">
            {t('dashboard.allRequests')}
          </Anchor>
        ) : null
      }
    >
      {error && !requests ? <DashboardNote>{t('dashboard.failedRequests')}</DashboardNote> : null}
      {own?.length === 0 ? <DashboardNote>{t('dashboard.noRequests')}</DashboardNote> : null}
      <DashboardRows>
        {own?.slice(0, shown).map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </DashboardRows>
    </DashboardSection>
  );
}
