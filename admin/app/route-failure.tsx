import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { FailureNotice, UnaffectedScreens } from '../shared/ui/index.ts';

/** The kind of failure, and where in the program it happened, as far as the browser says. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'SCREEN';
  const [place = ''] = /[\w-]+\.js:\d+:\d+/.exec(error.stack ?? '') ?? [];
  return ['SCREEN', error.name, place].filter(Boolean).join(' · ');
}

/** A screen that broke, or whose files are gone after an update: said in words, with a way on. */
export function RouteFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <main>
      <FailureNotice title={t('failure.screen')} onRetry={() => window.location.reload()} code={codeOf(error)}>
        {t('failure.screenHint')}
      </FailureNotice>
      <UnaffectedScreens />
    </main>
  );
}
