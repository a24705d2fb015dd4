import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, SheetBody, SheetHeader } from '../shared/ui/index.ts';

/** An address below /cmsadmin that leads to no screen. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <>
      <SheetHeader title={t('notFound.title')} />
      <SheetBody>
        <EmptyState
          title={t('notFound.heading')}
          actions={
            <Button component={Link} to="/">
              {t('notFound.action')}
            </Button>
          }
        >
          {t('notFound.hint')}
        </EmptyState>
      </SheetBody>
    </>
  );
}
