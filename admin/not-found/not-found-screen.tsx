import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';

/** Shown for paths below /cmsadmin without a screen. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t('notFound.title')} />
      <ScreenBody>
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
      </ScreenBody>
    </>
  );
}
