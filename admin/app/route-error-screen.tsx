import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { FailureNotice, OtherScreens } from '../shared/ui/index.ts';

/** Returns the error's type and, if the browser reports it, its position in the code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'SCREEN';
  const [location = ''] = /[\w-]+\.js:\d+:\d+/.exec(error.stack ?? '') ?? [];
  return ['SCREEN', error.name, location].filter(Boolean).join(' · ');
}

/** Shown when a screen fails to render or its files no longer exist after an update. */
export function RouteErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('A screen could not be rendered', error), [error]);
  return (
    <main>
      <FailureNotice title={t('failure.screen')} onRetry={() => window.location.reload()} code={describeError(error)}>
        {t('failure.screenHint')}
      </FailureNotice>
      <OtherScreens />
    </main>
  );
}
