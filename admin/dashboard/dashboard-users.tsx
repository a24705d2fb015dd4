import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNewestUsersQuery } from '../generated/graphql.ts';
import { UserAvatar } from '../shared/ui/index.ts';
import { AddUserModal, subscribeToUserChanges } from '../users/index.ts';
import classes from './dashboard-users.module.css';
import { DashboardNote, DashboardRow, DashboardRows, DashboardSection } from './dashboard-section.tsx';

/** The newest users, and a link to invite another one. */
export function DashboardUsers() {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useNewestUsersQuery({ fetchPolicy: 'cache-and-network' });
  useEffect(() => subscribeToUserChanges(() => void refetch()), [refetch]);
  const users = data?.users;
  return (
    <DashboardSection
      title={t('dashboard.users')}
      count={users?.totalItems}
      action={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t('users.add')}
        </Button>
      }
    >
      {error && !users ? <DashboardNote>{t('users.failedList')}</DashboardNote> : null}
      <DashboardRows>
        {users?.items.map(({ id, name, email, image, active, role }) => (
          <DashboardRow key={id}>
            <UserAvatar name={name || email} image={image} size={24} />
            <span className="ui-truncate ui-grow ui-text ui-weight-580">{name || email}</span>
            <span className="ui-fixed">{active ? role.name : t('users.invited')}</span>
          </DashboardRow>
        ))}
      </DashboardRows>
      <p className={classes.allUsersLink}>
        <Anchor component={Link} to="/users">
          {t('dashboard.allUsers')}
        </Anchor>
      </p>
      {isAdding ? <AddUserModal onClose={() => setIsAdding(false)} /> : null}
    </DashboardSection>
  );
}
