import { useTranslation } from 'react-i18next';
import { useOpenRequestsQuery } from '../generated/graphql.ts';
import { NewPageButton } from '../pages/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { DashboardBackups } from './dashboard-backups.tsx';
import { OwnPages } from './dashboard-pages.tsx';
import { OpenRequests } from './dashboard-requests.tsx';
import classes from './dashboard-screen.module.css';
import { DashboardUsers } from './dashboard-users.tsx';

/** What waits, what oneself worked on, who is there, and whether all of it is safe. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const mayManageUsers = usePermission('manage-users');
  const mayManageSettings = usePermission('manage-settings');
  const { data, error } = useOpenRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.publicationRequests;
  const requests = found?.items.filter(({ viewerCanAnswer }) => viewerCanAnswer);
  // One filled button: what waits for the viewer, else a new page.
  const isIdle = requests?.length === 0 || (error !== undefined && !found);
  return (
    <>
      <SheetHeader title={t('navigation.dashboard')}>
        <NewPageButton variant={isIdle ? 'filled' : 'default'} />
      </SheetHeader>
      <SheetBody>
        <div className={classes.columns}>
          <div className={classes.column}>
            <OpenRequests
              requests={requests}
              hasAny={(found?.totalItems ?? 0) > 0}
              hasFailed={error !== undefined && !found}
            />
            <OwnPages />
          </div>
          {mayManageUsers || mayManageSettings ? (
            <div className={classes.column}>
              {mayManageUsers ? <DashboardUsers /> : null}
              {mayManageSettings ? <DashboardBackups /> : null}
            </div>
          ) : null}
        </div>
      </SheetBody>
    </>
  );
}
