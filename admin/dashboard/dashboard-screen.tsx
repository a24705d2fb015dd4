import { useTranslation } from 'react-i18next';
import { useOpenRequestsQuery } from '../generated/graphql.ts';
import { NewPageButton } from '../pages/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { DashboardBackups } from './dashboard-backups.tsx';
import { OwnPages } from './own-pages.tsx';
import { OpenRequests } from './open-requests.tsx';
import classes from './dashboard-screen.module.css';
import { DashboardUsers } from './dashboard-users.tsx';

/** Dashboard: open requests, own pages, users and backups. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const canManageUsers = usePermission('manage-users');
  const canManageSettings = usePermission('manage-settings');
  const { data, error } = useOpenRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const openRequests = data?.publicationRequests;
  const requests = openRequests?.items.filter(({ viewerCanAnswer }) => viewerCanAnswer);
  // Only one primary button: the first request's, otherwise "New page".
  const hasNothingToReview = requests?.length === 0 || (error !== undefined && !openRequests);
  return (
    <>
      <ScreenHeader title={t('navigation.dashboard')}>
        <NewPageButton variant={hasNothingToReview ? 'filled' : 'default'} />
      </ScreenHeader>
      <ScreenBody>
        <div className={classes.columns}>
          <div className={classes.column}>
            <OpenRequests
              requests={requests}
              hasAny={(openRequests?.totalItems ?? 0) > 0}
              hasFailed={error !== undefined && !openRequests}
            />
            <OwnPages />
          </div>
          {canManageUsers || canManageSettings ? (
            <div className={classes.column}>
              {canManageUsers ? <DashboardUsers /> : null}
              {canManageSettings ? <DashboardBackups /> : null}
            </div>
          ) : null}
        </div>
      </ScreenBody>
    </>
  );
}
