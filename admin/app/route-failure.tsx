import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '../shared/ui/index.ts';

/** A screen that broke, or whose files are gone after an update: said in words, with a way on. */
export function RouteFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <main>
      <FailureNotice title={t('failure.screen')} onRetry={() => window.location.reload()}>
        {t('failure.screenHint')}
      </FailureNotice>
    </main>
  );
}
