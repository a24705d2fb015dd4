import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PermissionName, usePermission } from '../session/index.ts';
import { EmptyState, ScreenBody, ScreenHeader } from '../ui/index.ts';

type Props = { permission: PermissionName; title: string; children: ReactNode };

/** Shows its children to users with the permission; others see which permission is missing. */
export function RequirePermission({ permission, title, children }: Props) {
  const { t } = useTranslation();
  if (usePermission(permission)) return children;
  return (
    <>
      <ScreenHeader title={title} />
      <ScreenBody>
        <EmptyState
          title={t('errors.UM_01')}
          actions={
            <Button component={Link} to="/" variant="default">
              {t('notFound.action')}
            </Button>
          }
        >
          {t('permissions.missing', { permission })}
        </EmptyState>
      </ScreenBody>
    </>
  );
}
