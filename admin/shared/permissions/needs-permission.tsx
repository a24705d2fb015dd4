import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PermissionName, usePermission } from '../session/index.ts';
import { EmptyState, SheetBody, SheetHeader } from '../ui/index.ts';

type Props = { permission: PermissionName; title: string; children: ReactNode };

/** The screen for those who may see it; others are told which permission is missing. */
export function NeedsPermission({ permission, title, children }: Props) {
  const { t } = useTranslation();
  if (usePermission(permission)) return children;
  return (
    <>
      <SheetHeader title={title} />
      <SheetBody>
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
      </SheetBody>
    </>
  );
}
