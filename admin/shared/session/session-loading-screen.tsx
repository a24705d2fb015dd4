import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../ui/brand-logo.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import classes from './session-loading-screen.module.css';

/**
 * Placeholder until the server has responded whether the user is signed in; empty at first, as the response is usually
 * fast.
 */
export function SessionLoadingScreen() {
  const { t } = useTranslation();
  const isLong = useDelayed(true, 400);
  return (
    <main className={classes.screen}>
      <div role="status">
        {isLong ? (
          <p className={classes.message}>
            <BrandLogo />
            {t('common.starting')}
          </p>
        ) : null}
      </div>
    </main>
  );
}
