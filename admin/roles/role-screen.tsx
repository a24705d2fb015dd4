import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useRolesQuery } from '../generated/graphql.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { RoleForm } from './role-form.tsx';

function UnknownRole() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t('navigation.roles')} />
      <ScreenBody>
        <EmptyState
          title={t('roles.unknown')}
          actions={
            <Button component={Link} to="/roles" variant="default">
              {t('roles.toList')}
            </Button>
          }
        >
          {t('roles.unknownHint')}
        </EmptyState>
      </ScreenBody>
    </>
  );
}

function RoleLoader({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useRolesQuery({ fetchPolicy: 'cache-and-network' });
  if (id === 'new') return <RoleForm stored={null} />;
  if (data === undefined) {
    return error === undefined ? null : (
      <FailureNotice title={t('roles.failedList')} onRetry={() => void refetch()}>
        {t('list.failureHint')}
      </FailureNotice>
    );
  }
  const role = data.roles.find((candidate) => String(candidate.id) === id);
  return role === undefined ? <UnknownRole /> : <RoleForm key={role.id} stored={role} />;
}

/** Edits or creates a role. Requires the permission manage-roles. */
export function RoleScreen() {
  const { t } = useTranslation();
  const { roleID = 'new' } = useParams();
  return (
    <RequirePermission permission="manage-roles" title={t('navigation.roles')}>
      <RoleLoader id={roleID} />
    </RequirePermission>
  );
}
