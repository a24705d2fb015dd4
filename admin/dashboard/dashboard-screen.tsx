import { useTranslation } from 'react-i18next';
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
  return (
    <>
      <SheetHeader title={t('navigation.dashboard')} />
      <SheetBody>
        <div className={classes.columns}>
          <div className={classes.column}>
            <OpenRequests />
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
