import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useRolesQuery } from '../generated/graphql.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { RoleForm } from './role-form.tsx';

function UnknownRole() {
  const { t } = useTranslation();
  return (
    <>
      <SheetHeader title={t('navigation.roles')} />
      <SheetBody>
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
      </SheetBody>
    </>
  );
}

function Role({ id }: { id: string }) {
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

/** One role, or a new one. Permission manage-roles. */
export function RoleScreen() {
  const { t } = useTranslation();
  const { roleID = 'new' } = useParams();
  return (
    <NeedsPermission permission="manage-roles" title={t('navigation.roles')}>
      <Role id={roleID} />
    </NeedsPermission>
  );
}
