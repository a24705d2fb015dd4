import { Button, type ButtonVariant } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermission } from '../shared/session/index.ts';

/** Button to create a page, optionally of a given type; hidden without permission. */
export function NewPageButton({ type, variant = 'filled' }: { type?: string | undefined; variant?: ButtonVariant }) {
  const { t } = useTranslation();
  if (!usePermission('create-page')) return null;
  return (
    <Button
      component={Link}
      variant={variant}
      to={type === undefined ? '/new-page' : `/new-page?type=${encodeURIComponent(type)}`}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
    >
      {t('navigation.newPage')}
    </Button>
  );
}
