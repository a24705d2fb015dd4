import { useTranslation } from 'react-i18next';
import { usePermission } from '../shared/session/index.ts';
import { SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { OwnPages } from './dashboard-pages.tsx';
import { OpenRequests } from './dashboard-requests.tsx';
import classes from './dashboard-screen.module.css';
import { DashboardUsers } from './dashboard-users.tsx';

/** What waits, what oneself worked on, and who is there. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const mayManageUsers = usePermission('manage-users');
  return (
    <>
      <SheetHeader title={t('navigation.dashboard')} />
      <SheetBody>
        <div className={classes.columns}>
          <div className={classes.column}>
            <OpenRequests />
            <OwnPages />
          </div>
          {mayManageUsers ? (
            <div className={classes.column}>
              <DashboardUsers />
            </div>
          ) : null}
        </div>
      </SheetBody>
    </>
  );
}
